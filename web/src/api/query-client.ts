import { QueryClient } from '@tanstack/react-query';
import { refusalIn } from './refusal.ts';

/** The cache of answers. What was refused is not asked again; what was not answered at all is tried twice more. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 10_000, retry: (failures, error) => !refusalIn(error) && failures < 2, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
