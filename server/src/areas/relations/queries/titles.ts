import type { Key } from '@bronhouder/domain/instant.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import type { Labels, Side } from '@bronhouder/domain/relations/labels.ts';
import type { Values } from '@bronhouder/domain/values.ts';
import { sql } from 'kysely';
import { organisationsWithin } from '../../../database/within-reach.ts';
import type { Caller } from '../../../http/caller.ts';

type Entry = { act: string; details: { values?: Values } };
type Named = { key: Key; title: string | null; labels: Labels | null };

const isAboutRelations = ({ act }: Entry): boolean => act === 'relate' || act === 'unrelate';
const keysIn = ({ details: { values = {} } }: Entry): Key[] =>
  [values['relationType'], values['organisation']].filter((key) => typeof key === 'string');

/**
 * What entries about relations need to name: how the relation reads from here, and the other organisation where the caller may read it.
 * No round trip when nothing was related.
 */
export const relationTitles = async ({ db, who }: Caller, entries: readonly Entry[]): Promise<(entry: Entry) => Values> => {
  const keys = [...new Set(entries.filter(isAboutRelations).flatMap(keysIn))];
  if (keys.length === 0) return () => ({});
  const within = organisationsWithin(readableTeams(who.assignments, 'ORGANISATION:read'));
  const { rows } = await sql<Named>`
    select o.key, o.title, null::jsonb as labels from organisation o join team t on t.key = o.team where o.key = any(${keys}::uuid[]) and ${within}
    union all select key, null, labels from relation_type where key = any(${keys}::uuid[])`.execute(db);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return (entry): Values => {
    if (!isAboutRelations(entry)) return {};
    const [type = '', other = ''] = keysIn(entry);
    const label = byKey.get(type)?.labels?.[entry.details.values?.['side'] as Side]?.output;
    const otherTitle = byKey.get(other)?.title;
    return { ...(label !== undefined && { label }), ...(typeof otherTitle === 'string' && { otherTitle }) };
  };
};
