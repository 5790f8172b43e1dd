import { Button } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../shell/start/site.ts';
import { Card } from '../../ui/card.tsx';
import classes from './profile.module.css';

/** The way to the access service, where the password, the second step and the sessions are kept. */
export const SecurityCard = () => {
  const { t } = useTranslation();
  const address = useSite()?.profileUrl;
  if (!address) return null;
  return (
    <Card title={t('profile.security.title')}>
      <p className={classes.lead}>{t('profile.security.lead')}</p>
      <Button component="a" href={address} variant="default" leftSection={<IconShieldLock size={16} aria-hidden />}>
        {t('profile.security.open')}
      </Button>
    </Card>
  );
};
