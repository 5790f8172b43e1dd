import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, queries } from '../../api/clients.ts';
import type { Favourite } from '../../api/types.ts';
import { isFavourite, toggled } from './toggled.ts';

const list = queries.favourite.list.queryOptions({ input: {}, staleTime: Number.POSITIVE_INFINITY });

/** The favourites of the user. */
export const useFavourites = (): Favourite[] => useQuery(list).data ?? [];

/** Presses the star of a record: changes at once, and goes back with a notice when the server refuses (point 4). */
export const useToggleFavourite = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ record, remove }: { record: Favourite; remove: boolean }) => {
      if (remove) await api.favourite.remove({ type: record.type.toUpperCase(), key: record.key });
      else await api.favourite.add(record);
    },
    onMutate: async ({ record }) => {
      await queryClient.cancelQueries({ queryKey: list.queryKey });
      const before = queryClient.getQueryData(list.queryKey);
      queryClient.setQueryData(list.queryKey, (now) => toggled(now ?? [], record));
      return before;
    },
    onError: (_error, _record, before) => queryClient.setQueryData(list.queryKey, before),
  });
};

/** One record's star: whether it is set, and how to press it. */
export const useFavourite = (record: Favourite) => {
  const on = isFavourite(useFavourites(), record);
  const { mutate } = useToggleFavourite();
  return { on, toggle: () => mutate({ record, remove: on }) };
};
