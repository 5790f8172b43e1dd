import type { AgendaWindow } from '@bronhouder/contract/agenda.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { repeats } from '@bronhouder/domain/agenda/repeats.ts';
import { withOffset } from '@bronhouder/domain/agenda/zone.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Caller } from '../../../http/caller.ts';
import { agendaActions } from '../actions.ts';
import { type ItemRow, itemsWhere } from './items.ts';
import { type Place, placesOf } from './places.ts';
import { firstTimes, type Time } from './times.ts';
import { itemsWithin, scoped } from './within.ts';

/** A calendar with more in it cannot be read. */
const most = 5000;

/** What the filters of a calendar leave. */
const chosen = ({ products, locations, kinds }: AgendaWindow): RawBuilder<SqlBool>[] => [
  ...(products.length > 0 ? [sql<SqlBool>`i.product = any(${products}::uuid[])`] : []),
  ...(locations.length > 0 ? [sql<SqlBool>`i.locations && ${locations}::uuid[]`] : []),
  ...(kinds.length > 0 ? [sql<SqlBool>`i.kind = any(${kinds}::text[])`] : []),
];

/** An item can take place at several locations: only its times at those that are asked for. */
const placed =
  ({ location, locations }: AgendaWindow) =>
  ({ place }: Time): boolean =>
    (location === undefined || place === location) && (locations.length === 0 || locations.includes(place));

const told = ({ item, occurrence, place }: Time, placeOf: (key: Key) => Place, zone: string) => {
  const { at, start, end, state, name, reason } = occurrence;
  const { key, title, closed } = placeOf(place);
  return {
    item: item.key,
    at,
    start,
    end,
    startsAt: withOffset(start, zone),
    endsAt: withOffset(end, zone),
    state,
    name,
    reason,
    location: place === item.location ? null : { key, title },
    closed: state === 'cancelled' ? null : closed(start.slice(0, 10)),
  };
};

const entryOf = (caller: Caller, placeOf: (key: Key) => Place) => {
  const actionsAt = agendaActions(caller);
  return (item: ItemRow) => {
    const { key, title } = placeOf(item.location);
    return {
      key: item.key,
      version: item.version,
      kind: item.timing.kind,
      repeats: repeats(item.timing),
      organisation: { key: item.organisation, title: item.organisationTitle },
      product: { key: item.product, title: item.productTitle },
      location: { key, title },
      shown: item.shown,
      actions: actionsAt({ teams: item.path, organisation: item.organisation }, item.archived),
    };
  };
};

/** What a calendar shows: all times in a window of days that may be read, with the items that take place in it. Two round trips. */
export const listOccurrences = async (caller: Caller, input: AgendaWindow) => {
  const { db, now, tenant } = caller;
  const items = await itemsWhere(db, now, input, [...scoped(input), ...chosen(input), itemsWithin(caller)]);
  const { times: shown, more } = firstTimes(items, input, { most, wanted: placed(input) });
  const there = new Set(shown.map(({ item }) => item));
  const placeOf = await placesOf(db, [...shown.map(({ place }) => place), ...[...there].map(({ location }) => location)]);
  return {
    occurrences: shown.map((time) => told(time, placeOf, tenant.timeZone)),
    items: [...there].map(entryOf(caller, placeOf)),
    more,
  };
};
