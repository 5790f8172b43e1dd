import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { handled } from '../../../api/clients.ts';
import type { Presence, FormKind } from '../record-kind.ts';

const everyTenSeconds = 10_000;
/** Says every ten seconds that this user is here and in which section, and hears who else is and whether something was saved. */
export const usePresence = ({ name, calls }: FormKind, key: string, section: string | null, editing: boolean): Presence | undefined => {
  const mine = useRef({ section, editing });
  mine.current = { section, editing };
  useEffect(() => () => void calls.leave({ key }, handled).catch(() => undefined), [calls, key]);
  return useQuery({
    queryKey: ['presence', name, key],
    queryFn: () => calls.presence({ key, ...mine.current }, handled),
    refetchInterval: everyTenSeconds,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  }).data;
};
