import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from '../../../api/clients.ts';
import { growTree } from './grow-tree.ts';

/** The tree of all teams that the user may read; undefined while it loads. */
export const useTeams = () => {
  const { data, isError, refetch } = useQuery(queries.team.tree.queryOptions({ input: {} }));
  const top = useMemo(() => data && growTree(data), [data]);
  return { top, failed: isError, retry: () => void refetch() };
};
