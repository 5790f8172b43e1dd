import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/clients.ts';
import { userQuery } from '../session/current-user.ts';

/** Completes a task: it leaves the list at once, and comes back with a notice when the server refuses. */
export const useCompleteTask = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (uuid: string) => api.task.complete({ uuid }),
    onMutate: (uuid) => {
      const before = queryClient.getQueryData(userQuery.queryKey);
      queryClient.setQueryData(userQuery.queryKey, (user) => user && { ...user, tasks: user.tasks.filter(({ key }) => key !== uuid) });
      return before;
    },
    onError: (_error, _uuid, before) => queryClient.setQueryData(userQuery.queryKey, before),
  });
};
