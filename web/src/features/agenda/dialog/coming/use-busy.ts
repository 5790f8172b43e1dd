import type { Occurrence } from '@bronhouder/domain/agenda/item.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import { queries } from '../../../../api/clients.ts';
import { type Asked, busyAsked } from './busy-asked.ts';
import type { Busy } from './marks.ts';

const pause = 300;

/** What else takes place where these dates do, once the typing pauses: also where a single one was moved to. `except`: the item itself. */
export const useBusy = (dates: readonly Occurrence[], location: Key | null, except: Key | null): ((place: Key) => Busy[]) => {
  const [settled] = useDebouncedValue(JSON.stringify(busyAsked(dates, location)), pause);
  const asked: Asked[] = JSON.parse(settled);
  const answers = useQueries({
    queries: asked.map((input) =>
      queries.agenda.busy.queryOptions({ input: { ...input, ...(except && { except }) }, context: { handleErrorCodes: 'all' } }),
    ),
  });
  return (place) => asked.flatMap((one, at) => (one.location === place ? (answers[at]?.data ?? []) : []));
};
