import { Modal, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import { LoadFailure } from '../../../shell/failures/load-failure.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import type { HeldAt } from '../line.ts';
import { AssignForm } from './assign-form.tsx';
import { isOpen } from './offers.ts';

type Props = { place: HeldAt; onClose: () => void; onInvite: () => void };

/** Gives somebody with an account a role at a place: drawn while it stands open. `onInvite`: for who has none. */
export const AssignDialog = ({ place, onClose, onInvite }: Props) => {
  const { t } = useTranslation();
  useFocusBack();
  const { data, isError, refetch } = useQuery(queries.assignment.offers.queryOptions({ input: { kind: place.kind, key: place.key } }));
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('assignments.assign.title', { place: place.name })}
      size="lg"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <LinesSkeleton lines={8} />}
      {data && !data.some(isOpen) && <Text>{t('assignments.assign.noRoles')}</Text>}
      {data?.some(isOpen) && <AssignForm place={place} offers={data} onClose={onClose} onInvite={onInvite} />}
    </Modal>
  );
};
