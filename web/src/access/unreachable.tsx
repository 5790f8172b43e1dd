import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SafeHtml } from '../shell/safe-html.tsx';
import type { Fault } from './call.ts';
import classes from './unreachable.module.css';

/** The service does not answer, or only that there is maintenance: nothing about the tenant is known, so nothing of it is shown. */
export const Unreachable = ({ fault }: { fault: Fault }) => {
  const { t } = useTranslation();
  const maintenance = fault.code === 'maintenance';
  return (
    <main className={classes.page}>
      <IconCloudOff size={36} stroke={1.5} aria-hidden />
      <h1>{t(maintenance ? 'errors.maintenance.title' : 'access.unreachable.title')}</h1>
      <p>{maintenance ? <SafeHtml text={fault.message} /> : t('access.unreachable.message')}</p>
      <Button onClick={() => window.location.reload()}>{t('access.unreachable.retry')}</Button>
    </main>
  );
};
