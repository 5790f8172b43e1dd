import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../../api/clients.ts';
import type { ApiAnswers } from '../../../api/types.ts';

export type Presence = ApiAnswers['organisation']['presence'];

const everyTenSeconds = 10_000;

/** Says every ten seconds that this user is here and in which section, and hears who else is and whether something was saved. */
export const usePresence = (key: string, section: string | null, editing: boolean): Presence | undefined => {
  const mine = useRef({ section, editing });
  mine.current = { section, editing };
  useEffect(() => () => void api.organisation.leave({ key }, { context: { handleErrorCodes: 'all' } }).catch(() => undefined), [key]);
  return useQuery({
    queryKey: ['presence', key],
    queryFn: () => api.organisation.presence({ key, ...mine.current }, { context: { handleErrorCodes: 'all' } }),
    refetchInterval: everyTenSeconds,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  }).data;
};
