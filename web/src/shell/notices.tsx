import { useNotifications } from '@mantine/notifications';
import { lazy, Suspense, useEffect, useState } from 'react';

const NoticeArea = lazy(() => import('./notice-area.tsx').then(({ NoticeArea }) => ({ default: NoticeArea })));

/** The place of the notices; it loads with the first one, so that the first screen does not wait for it. */
export const Notices = () => {
  const any = useNotifications().notifications.length > 0;
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (any) setWanted(true);
  }, [any]);
  return <Suspense>{wanted && <NoticeArea />}</Suspense>;
};
