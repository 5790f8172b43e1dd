import { Avatar, UnstyledButton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Dropdown } from '../../ui/dropdown.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { fullName, initials, useUser } from '../session/current-user.ts';
import classes from './user-menu.module.css';

const UserChoices = lazy(() => import('./user-choices.tsx').then(({ UserChoices }) => ({ default: UserChoices })));

/** The user's own menu in the top bar. */
export const UserMenu = ({ onSystem, onIntroduction }: { onSystem: () => void; onIntroduction: () => void }) => {
  const { t } = useTranslation();
  const user = useUser();
  const label = t('shell.top.user', { name: fullName(user) });
  return (
    <Dropdown
      label={label}
      width={290}
      target={(props) => (
        <UnstyledButton className={classes.button} aria-label={label} {...props}>
          <Avatar size={30} color="accent" variant="light" aria-hidden>
            {initials(user)}
          </Avatar>
        </UnstyledButton>
      )}
    >
      {(close) => (
        <Suspense fallback={<LinesSkeleton lines={8} />}>
          <UserChoices
            onSystem={() => {
              close();
              onSystem();
            }}
            onIntroduction={() => {
              close();
              onIntroduction();
            }}
          />
        </Suspense>
      )}
    </Dropdown>
  );
};
