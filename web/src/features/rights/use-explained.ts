import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/clients.ts';
import type { ApiAnswers } from '../../api/types.ts';
import type { PlaceRef } from '../../shell/rights/open-rights.ts';

export type Explained = ApiAnswers['team']['rights'][number];

const fiveMinutes = 300_000;

/** Why the user may (not) do what at a place; asked only when `enabled`. What fails is told by the frame. */
export const useExplained = ({ kind, key }: PlaceRef, enabled = true) => {
  const input = { input: { key } };
  const team = useQuery({ ...queries.team.rights.queryOptions(input), enabled: enabled && kind === 'team', staleTime: fiveMinutes });
  const organisation = useQuery({
    ...queries.organisation.rights.queryOptions(input),
    enabled: enabled && kind === 'organisation',
    staleTime: fiveMinutes,
  });
  return kind === 'team' ? team : organisation;
};
