import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { api } from '../../api/clients.ts';
import type { SessionUser } from '../../api/types.ts';

const everyFiveMinutes = 300_000;

/** The current user. Set by POST /session/info at the start; every 5 minutes replaced by what GET /session/update answers (point 7). */
export const userQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: (): Promise<SessionUser> => api.session.update({}),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  refetchInterval: everyFiveMinutes,
});

/** The current user; inside the frame there always is one. */
export const useUser = (): SessionUser => useSuspenseQuery(userQuery).data;

/** 'Fatima El Amrani', 'Jan de Vries'. */
export const fullName = ({ firstName, infix, familyName }: Pick<SessionUser, 'firstName' | 'infix' | 'familyName'>): string =>
  [firstName, infix, familyName].filter(Boolean).join(' ');

/** 'FE': the first letters of the first and the last name. */
export const initials = ({ firstName, familyName }: Pick<SessionUser, 'firstName' | 'familyName'>): string =>
  `${firstName.charAt(0)}${familyName.charAt(0)}`.toUpperCase();
