import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export const Waiting = () => {
  const { t } = useTranslation();
  return <Loader aria-label={t('access.loading')} style={{ display: 'block', margin: '48px auto' }} />;
};
