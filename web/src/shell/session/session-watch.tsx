import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { access } from '../../api/clients.ts';
import { refusalIn } from '../../api/refusal.ts';
import { paths } from '../../paths.ts';
import { lazyPart } from '../failures/lazy-part.ts';
import { noteMaintenance } from '../failures/maintenance-message.ts';
import { anythingUnsaved } from '../unsaved-register.ts';
import { userQuery } from './current-user.ts';
import { endSession, useSessionEnded } from './session-end.ts';
import { useChangedRights } from './use-changed-rights.ts';

const everyCheck = 24_000;
const SignInAgain = lazyPart(() => import('./sign-in-again.tsx'), 'SignInAgain');

const unreachable = 'access-unreachable';

/**
 * Keeps an eye on the session: a check at the start and every 24 seconds, the user anew every 5 minutes (point 7). 412: sign in, in place when
 * something is unsaved. Any other failure, maintenance among them: the page that says so, unless something is unsaved; then a notice, and the next check.
 */
export const SessionWatch = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const ended = useSessionEnded();
  useQuery({ ...userQuery, enabled: !ended });
  const { data, error, isError, errorUpdatedAt } = useQuery({
    queryKey: ['session-check'],
    queryFn: () => access.session({ 'exclude-access': 'true' }),
    refetchInterval: everyCheck,
    refetchIntervalInBackground: true,
    staleTime: 0,
    retry: false,
    enabled: !ended,
  });
  useChangedRights(data?.sessionData.rights);
  useEffect(() => {
    if (!isError) notifications.hide(unreachable);
    else if (refusalIn(error)?.status === 412) endSession();
    else if (anythingUnsaved())
      notifications.show({ id: unreachable, message: t('shell.session.unreachable'), color: 'yellow', autoClose: false });
    else void navigate(noteMaintenance(error) ? paths.maintenance() : paths.accessDown());
    // Each failed check counts, also with the same error.
  }, [isError, error, errorUpdatedAt, navigate, t]);
  return ended ? (
    <Suspense>
      <SignInAgain />
    </Suspense>
  ) : null;
};
