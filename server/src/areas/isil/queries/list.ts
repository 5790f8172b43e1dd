import type { Key } from '@bronhouder/domain/instant.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import type { Values } from '@bronhouder/domain/values.ts';
import { sql } from 'kysely';
import { type Person, personIn } from '../../../database/person.ts';
import { organisationsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';

type Code = {
  key: Key;
  code: string;
  startDate: string;
  original: boolean;
  current: boolean;
  version: number;
  updatedAt: string;
  updatedBy: Person | null;
};
type Line = { key: Key; at: string; by: Person | null; act: string; details: { values?: Values } };

/** So far back goes the history that is shown; the log of the organisation has all of it. */
const most = 50;

const asInstant = (text: string): string => new Date(text).toISOString();

/** The ISIL codes of an organisation, the current one first, and what the log tells of them. Refuses record.unknown. One round trip. */
export const listIsil = async (caller: Caller, { organisation }: { organisation: Key }) => {
  const { rows } = await sql<{ codes: Code[]; history: Line[] }>`
    select
      coalesce((select json_agg(json_build_object('key', i.key, 'code', i.code, 'startDate', i.start_date, 'original', i.original,
        'current', i.current, 'version', i.version, 'updatedAt', i.updated_at, 'updatedBy', ${personIn('i.updated_by')})
        order by i.current desc, i.start_date desc, i.code) from isil_code i where i.organisation = o.key), '[]') as codes,
      coalesce((select json_agg(json_build_object('key', a.key, 'at', a.at, 'by', ${personIn('a.by')}, 'act', a.act, 'details', a.details)
        order by a.at desc, a.key desc) from (select * from audit l where l.record = o.key and l.act like 'isil%'
        order by l.at desc, l.key desc limit ${most}) a), '[]') as history
    from organisation o join team t on t.key = o.team
    where o.key = ${organisation} and ${organisationsWithin(readableTeams(caller.who.assignments, rightOf(caller)))}`.execute(caller.db);
  const { codes, history } = found(rows[0]);
  return {
    codes: codes.map((code) => ({ ...code, updatedAt: asInstant(code.updatedAt) })),
    history: history.map(({ details, ...line }) => ({ ...line, at: asInstant(line.at), values: details.values ?? {} })),
  };
};
