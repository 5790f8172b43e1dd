import { useNotifications } from '@mantine/notifications';
import { type ComponentType, useEffect, useState } from 'react';
import { load } from './failures/load-part.ts';

/**
 * The place of the notices; it loads with the first one, so that the first screen does not wait for it. Where it cannot be had, a
 * notice goes unseen and the next one tries again: nothing else of the portal depends on it.
 */
export const Notices = () => {
  const { length } = useNotifications().notifications;
  const [Area, setArea] = useState<ComponentType>();
  useEffect(() => {
    if (length === 0 || Area) return;
    load(() => import('./notice-area.tsx')).then(
      ({ NoticeArea }) => setArea(() => NoticeArea),
      () => undefined,
    );
  }, [length, Area]);
  return Area ? <Area /> : null;
};
