import { graceDays } from '@bronhouder/domain/people/unused.ts';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { api, handled } from '../../api/clients.ts';
import { Card } from '../../ui/card.tsx';
import classes from './profile.module.css';
import { saveFile } from './save-file.ts';

const items = ['account', 'sessions', 'work', 'mails', 'acts', 'standIns'] as const;

/** What is kept about oneself, as a file; and when an account that is not used loses its roles (point 9). */
export const KeptCard = () => {
  const { t } = useTranslation();
  const download = useMutation({
    mutationFn: () => api.profile.export({}, handled),
    onSuccess: ({ body }) => {
      saveFile(body.name, body);
      notifications.show({ message: t('profile.kept.exported') });
    },
  });
  return (
    <Card title={t('profile.kept.title')}>
      <p className={classes.lead}>{t('profile.kept.lead')}</p>
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={item}>{t(`profile.kept.items.${item}`)}</li>
        ))}
      </ul>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('profile.kept.export')}
      </Button>
      <p role="alert" className={classes.failed}>
        {download.isError && t('profile.kept.failed')}
      </p>
      <h3 className={classes.subtitle}>{t('profile.kept.expiryTitle')}</h3>
      <p className={classes.lead}>{t('profile.kept.expiry', { days: graceDays })}</p>
    </Card>
  );
};
