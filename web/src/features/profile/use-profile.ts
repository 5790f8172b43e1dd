import { queryOptions } from '@tanstack/react-query';
import { queries } from '../../api/clients.ts';
import type { ApiAnswers } from '../../api/types.ts';

export type Profile = ApiAnswers['profile']['get'];

/** One's own profile, new on every visit. What was typed stays when it comes anew: forms keep their changes apart. */
export const profileQuery = queryOptions({ ...queries.profile.get.queryOptions({ input: {} }), staleTime: 0, refetchOnReconnect: false });
