import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './unreachable.module.css';

/** The service does not answer: nothing about the tenant is known, so nothing of it is shown. */
export const Unreachable = () => {
  const { t } = useTranslation();
  return (
    <main className={classes.page}>
      <IconCloudOff size={36} stroke={1.5} aria-hidden />
      <h1>{t('access.unreachable.title')}</h1>
      <p>{t('access.unreachable.message')}</p>
      <Button onClick={() => window.location.reload()}>{t('access.unreachable.retry')}</Button>
    </main>
  );
};
