import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';

/** In place of what could not be had: says so where it would stand, and tries again. */
export const LoadFailure = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation();
  const retry = (
    <Button variant="default" onClick={onRetry}>
      {t('errors.retry')}
    </Button>
  );
  return <EmptyState icon={IconPlugConnectedX} title={t('errors.load')} action={retry} />;
};
