import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../records/parts/use-refusal-text.ts';
import type { Save } from './use-save.ts';

type Told = Pick<Save<never>, 'newer' | 'failed'>;

/** Why a part was not saved as a whole; said aloud when it comes. */
export const SaveResult = ({ newer, failed }: Told) => {
  const { t } = useTranslation();
  const textOf = useRefusalText();
  const text = failed && textOf(failed.refusal);
  return (
    <div role="alert">
      {newer && (
        <Alert color="yellow" mt="md" icon={<IconAlertTriangle size={18} aria-hidden />} title={t('profile.newer.title')}>
          {t('profile.newer.message')}
        </Alert>
      )}
      {text && (
        <Alert color="red" mt="md" icon={<IconAlertTriangle size={18} aria-hidden />} title={text.title}>
          {text.message}
        </Alert>
      )}
    </div>
  );
};
