import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../shell/failures/lazy-part.ts';
import { useUser } from '../../shell/session/current-user.ts';
import { Card } from '../../ui/card.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';

// Most people are invited to nothing: the first screen does not wait for it.
const PendingList = lazyPart(() => import('./pending-list.tsx'), 'PendingList');

/** What whoever is signed in is invited to, to accept or to decline; nothing where there is nothing. */
export const PendingInvitations = ({ className }: { className?: string | undefined }) => {
  const { t } = useTranslation();
  const count = useUser().invites.length;
  if (count === 0) return null;
  return (
    <Card title={t('invitations.pending.title')} className={className} aside={count}>
      <Suspense fallback={<LinesSkeleton lines={count * 2} />}>
        <PendingList count={count} />
      </Suspense>
    </Card>
  );
};
