import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import { LoadFailure } from '../../../shell/failures/load-failure.tsx';
import { choicesAt } from '../../../shell/rights/offers.ts';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import type { Line } from '../line.ts';
import { useLineWords } from '../use-line-words.ts';
import { ChangeForm } from './change-form.tsx';

/** Another role or scope for the same person at the same place: drawn while it stands open. */
export const ChangeDialog = ({ line, onClose }: { line: Line; onClose: () => void }) => {
  const { t } = useTranslation();
  useFocusBack();
  const { wordsOf } = useLineWords();
  const { kind, key } = line.place;
  const { data, isError, refetch } = useQuery(queries.assignment.offers.queryOptions({ input: { kind, key } }));
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('assignments.change.title', wordsOf(line))}
      size="lg"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <LinesSkeleton lines={8} />}
      {data && <ChangeForm line={line} offers={choicesAt(kind, data)} onClose={onClose} />}
    </Modal>
  );
};
