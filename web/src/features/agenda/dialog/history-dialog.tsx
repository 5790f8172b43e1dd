import { Button, Modal } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { handled, queries } from '../../../api/clients.ts';
import { LoadFailure } from '../../../shell/failures/load-failure.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import log from '../../auditlog/log.module.css';
import { LogLine } from '../../auditlog/log-line.tsx';
import type { AgendaItem } from './agenda-item.ts';
import { useHistorySentence } from './use-history-sentence.ts';

const page = 25;

/** Everything that happened to an item, in plain words, the newest first. */
export const HistoryDialog = ({ item, onClose }: { item: AgendaItem; onClose: () => void }) => {
  const { t } = useTranslation();
  useFocusBack();
  const [size, setSize] = useState(page);
  const sentence = useHistorySentence();
  const { data, isError, refetch } = useQuery({
    ...queries.agenda.auditlog.queryOptions({ input: { key: item.key, acts: [], page: 1, size }, ...handled }),
    placeholderData: keepPreviousData,
  });
  const left = (data?.total ?? 0) - (data?.rows.length ?? 0);
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('agendaDialog.history.title')}
      closeButtonProps={{ 'aria-label': t('agendaDialog.close') }}
    >
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <LinesSkeleton lines={6} />}
      <ol className={log.entries}>
        {data?.rows.map((entry) => (
          <LogLine key={entry.key} entry={entry} sentence={sentence(entry)} nobody={t('history.auditlog.system')} />
        ))}
      </ol>
      {left > 0 && size < 100 && (
        <Button variant="subtle" size="compact-sm" onClick={() => setSize(100)}>
          {t('agendaDialog.coming.more', { count: left })}
        </Button>
      )}
    </Modal>
  );
};
