import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '../../i18n/use-role-name.ts';
import { useUser } from '../session/current-user.ts';
import classes from './look-bar.module.css';
import { useEndLook } from './use-look.ts';

/** While one looks through a role: which, and the way out. It stays in sight on every page. */
export const LookBar = () => {
  const { t } = useTranslation();
  const { looking } = useUser();
  const end = useEndLook();
  const roleName = useRoleName();
  if (!looking) return null;
  const { role, place } = looking;
  return (
    <aside className={classes.bar} aria-label={t('look.label')}>
      <IconEye size={18} aria-hidden />
      <span className={classes.text} role="status">
        {t('look.bar', { role: roleName(role), place: place.name })}
      </span>
      <Button size="xs" color="dark" loading={end.isPending} onClick={() => end.mutate()}>
        {t('look.end')}
      </Button>
    </aside>
  );
};
