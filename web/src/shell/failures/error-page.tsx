import { Button, Group } from '@mantine/core';
import { IconLockAccess, IconMoodSad, IconPlugConnectedX } from '@tabler/icons-react';
import { useParams, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { start } from '../start/start-portal.ts';
import { goToSignIn } from '../session/sign-in-address.ts';
import { cameFrom } from './came-from.ts';
import { MessagePage } from './message-page.tsx';

const kinds = {
  access_down: { name: 'accessDown', icon: IconPlugConnectedX, again: true },
  core_down: { name: 'coreDown', icon: IconPlugConnectedX, again: true },
  no_rights: { name: 'noRights', icon: IconLockAccess, again: false },
} as const;
const other = { name: 'other', icon: IconMoodSad, again: false } as const;

const everyTry = 24_000;

/** Every `/err_…` page: says what is wrong, and goes on by itself when a service answers again (point 8). */
export const ErrorPage = () => {
  const { t } = useTranslation();
  const router = useRouter();
  const { cause } = useParams({ strict: false });
  const kind = Object.entries(kinds).find(([known]) => known === cause)?.[1] ?? other;
  const [trying, setTrying] = useState(false);
  const retry = useCallback(async () => {
    setTrying(true);
    const end = await start();
    setTrying(false);
    if (end === 'ready') router.history.replace(cameFrom());
    else await router.navigate({ ...end, replace: true });
  }, [router]);
  useEffect(() => {
    if (!kind.again) return undefined;
    const timer = window.setInterval(() => void retry(), everyTry);
    return () => window.clearInterval(timer);
  }, [kind, retry]);
  return (
    <MessagePage
      alone
      icon={kind.icon}
      title={t(`errors.${kind.name}.title`)}
      actions={
        <Group justify="center" gap="xs">
          <Button loading={trying} onClick={() => void retry()}>
            {t('errors.retry')}
          </Button>
          {kind.name === 'noRights' && (
            <Button variant="default" onClick={() => void goToSignIn()}>
              {t('errors.toSignIn')}
            </Button>
          )}
          {kind.name === 'other' && (
            <Button variant="default" onClick={() => void router.navigate(paths.landing())}>
              {t('errors.toStart')}
            </Button>
          )}
        </Group>
      }
    >
      {t(`errors.${kind.name}.message`)}
    </MessagePage>
  );
};
