import { Button } from '@mantine/core';
import { IconTool } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SafeHtml } from '../safe-html.tsx';
import { cameFrom } from './came-from.ts';
import { maintenanceMessage } from './maintenance-message.ts';
import { MessagePage } from './message-page.tsx';

/** The maintenance page with the message of the server (point 8). */
export const MaintenancePage = () => {
  const { t } = useTranslation();
  const router = useRouter();
  return (
    <MessagePage
      alone
      icon={IconTool}
      title={t('errors.maintenance.title')}
      actions={<Button onClick={() => router.history.replace(cameFrom())}>{t('errors.retry')}</Button>}
    >
      <SafeHtml text={maintenanceMessage() ?? t('errors.maintenance.message')} />
    </MessagePage>
  );
};
