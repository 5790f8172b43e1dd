import { useNotifications } from '@mantine/notifications';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from './failures/lazy-part.ts';

const NoticeArea = lazyPart(() => import('./notice-area.tsx'), 'NoticeArea');

/** The place of the notices; it loads with the first one, so that the first screen does not wait for it. */
export const Notices = () => {
  const any = useNotifications().notifications.length > 0;
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (any) setWanted(true);
  }, [any]);
  return <Suspense>{wanted && <NoticeArea />}</Suspense>;
};
