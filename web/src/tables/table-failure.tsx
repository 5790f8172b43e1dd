import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../ui/empty-state.tsx';

/** A list that could not be had, with the way on. */
export const TableFailure = ({ onRetry }: { onRetry?: () => void }) => {
  const { t } = useTranslation();
  const retry = onRetry && (
    <Button variant="default" onClick={onRetry}>
      {t('errors.retry')}
    </Button>
  );
  return <EmptyState icon={IconPlugConnectedX} title={t('shell.table.failed')} action={retry} />;
};
