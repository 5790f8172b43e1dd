import type { SupplementFilter } from '@bronhouder/contract/supplement.ts';
import { fieldsOf } from '@bronhouder/domain/fields/check.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import { summaryOf } from '@bronhouder/domain/supplements/summary.ts';
import { sql, type SqlBool } from 'kysely';
import type { Caller } from '../../../http/caller.ts';
import { supplementTypes } from '../../types/queries.ts';
import { closingOf } from '../closing-columns.ts';
import { filtered } from './filtered.ts';
import { readable } from './within.ts';

/** More than any library has: what is asked for without one has to end somewhere. */
const most = 20_000;

/** Of a content only what may be a point: the rest of so many would be read for nothing. Which field it is in is for the type to say. */
const placesIn = sql<Content>`(
  select jsonb_object_agg(f.key, f.value) from jsonb_each(r.content) f where jsonb_typeof(f.value -> 'latitude') = 'number')`;
const hasPlace = sql<SqlBool>`r.content @? '$.*.latitude ? (@.type() == "number")'`;

/** The supplements that fit the filter, may be read and have a place on the map, by title. */
export const supplementPoints = async (caller: Caller, filter: SupplementFilter) => {
  const types = new Map((await supplementTypes(caller.db)).map(({ key, sections }) => [key, fieldsOf(sections)]));
  const rows = await readable(caller)
    .innerJoin('revision as r', (join) => join.onRef('r.record', '=', 's.key').onRef('r.number', '=', 's.working'))
    .select(['s.key', 's.title', 's.type', 's.closed_from', 's.closed_till', 's.closed_reason', placesIn.as('places')])
    .where(filtered(filter, caller))
    .where(hasPlace)
    .orderBy('s.searched')
    .orderBy('s.key')
    .limit(most)
    .execute();
  return rows.flatMap((row) => {
    const { gps } = summaryOf(types.get(row.type) ?? [], row.places);
    return gps ? [{ key: row.key, title: row.title, type: row.type, ...gps, closing: closingOf(row) }] : [];
  });
};
