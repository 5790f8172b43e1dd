import { Modal, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import { LoadFailure } from '../../../shell/failures/load-failure.tsx';
import { choicesAt, isOpen } from '../../../shell/rights/offers.ts';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import type { HeldAt } from '../line.ts';
import { AssignForm } from './assign-form.tsx';

type Props = { place: HeldAt; onClose: () => void; onInvite: () => void };

/** Gives somebody with an account a role at a place: drawn while it stands open. `onInvite`: for who has none. */
export const AssignDialog = ({ place, onClose, onInvite }: Props) => {
  const { t } = useTranslation();
  useFocusBack();
  const { data, isError, refetch } = useQuery(queries.assignment.offers.queryOptions({ input: { kind: place.kind, key: place.key } }));
  const offers = data && choicesAt(place.kind, data);
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
      {!offers && !isError && <LinesSkeleton lines={8} />}
      {offers && !offers.some(isOpen) && <Text>{t('assignments.assign.noRoles')}</Text>}
      {offers?.some(isOpen) && <AssignForm place={place} offers={offers} onClose={onClose} onInvite={onInvite} />}
    </Modal>
  );
};
