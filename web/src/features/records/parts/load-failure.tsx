import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** A page whose record could not be had, with the way on. */
export const LoadFailure = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={IconPlugConnectedX}
      title={t('errors.coreDown.title')}
      action={
        <Button variant="default" onClick={onRetry}>
          {t('errors.retry')}
        </Button>
      }
    />
  );
};
