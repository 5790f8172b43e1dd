import { Avatar } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Dropdown } from '../../ui/dropdown.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import type { UserActs } from './user-choices.tsx';
import { lazyPart } from '../failures/lazy-part.ts';
import { fullName, initials, useUser } from '../session/current-user.ts';

const UserChoices = lazyPart(() => import('./user-choices.tsx'), 'UserChoices');

/** The user's own menu in the top bar. */
export const UserMenu = (acts: UserActs) => {
  const { t } = useTranslation();
  const user = useUser();
  return (
    <Dropdown
      label={t('shell.top.user', { name: fullName(user) })}
      width={290}
      round
      face={
        <Avatar size={30} color="accent" variant="light" aria-hidden>
          {initials(user)}
        </Avatar>
      }
    >
      {(close) => {
        const then = (act: () => void) => () => (close(), act());
        return (
          <Suspense fallback={<LinesSkeleton lines={8} />}>
            <UserChoices
              onSystem={then(acts.onSystem)}
              onIntroduction={then(acts.onIntroduction)}
              onLook={then(acts.onLook)}
              onLeave={close}
              onRights={(place) => then(() => acts.onRights(place))()}
            />
          </Suspense>
        );
      }}
    </Dropdown>
  );
};
