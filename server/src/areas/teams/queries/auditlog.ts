import type { auditActions } from '@bronhouder/contract/audit.ts';
import type { TeamAuditlog } from '@bronhouder/contract/team.ts';
import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { readChange } from '@bronhouder/domain/teams/settings-change.ts';
import type { Values } from '@bronhouder/domain/values.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type Person, personIn } from '../../../database/person.ts';
import { teamsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';
import { logFilters, logPlaces, ofOrganisations, ofOthers, ofParts } from './log-scope.ts';
import { namesIn } from './log-names.ts';

type Row = {
  key: Key | null;
  kind: 'organisation' | 'product' | 'supplement' | 'agenda' | 'team' | 'role' | 'assignment' | 'invitation' | 'relationType' | 'type';
  record: Key;
  at: Instant;
  by: Person | null;
  action: (typeof auditActions)[number];
  act: string;
  revision: number | null;
  note: string | null;
  details: { values?: Values };
  /** Of a product, a supplement or an agenda item: whose it is. */
  organisation: Key | null;
  total: number;
  acts: string[] | null;
  people: Person[] | null;
};

/** No further back than so many entries: who looks for older ones says from when. */
const reach = 10_000;

/** The newest entries, of each sort by its own index. */
const newest = (filters: RawBuilder<SqlBool>[]): RawBuilder<unknown> => {
  const part = (of: RawBuilder<SqlBool>) => sql`(select a.key, a.at, a.act, a.by from audit a
    where ${sql.join([of, ...filters], sql` and `)} order by a.at desc, a.key desc limit ${reach})`;
  return sql`select * from (${part(ofOrganisations())} union all ${part(ofParts())}
    union all ${part(ofOthers())}) both_sorts order by at desc, key desc limit ${reach}`;
};

const entriesOf = async (caller: Caller, input: TeamAuditlog): Promise<Row[]> => {
  const filters = logFilters(input, caller.tenant.timeZone);
  const { rows } = await sql<Row>`
    with ${logPlaces(input, caller)},
    scope as materialized (${newest([])}),
    asked as materialized (${filters.length > 0 ? newest(filters) : sql`select * from scope`}),
    page as (select key from asked order by at desc, key desc limit ${input.size} offset ${(input.page - 1) * input.size})
    select a.key, a.kind, a.record, a.at, a.action, a.act, a.revision, a.note, a.details, ${personIn('a.by')} as by,
      (select x.organisation from product x where x.key = a.record union all select x.organisation from supplement x where x.key = a.record
        union all select x.organisation from agenda_item x where x.key = a.record) as organisation,
      (select count(*) from asked) as total,
      (select json_agg(distinct s.act) from scope s) as acts,
      (select json_agg(json_build_object('key', u.id, 'name', nullif(u.name, '')) order by u.name) from user_account u
        where u.id in (select s.by from scope s)) as people
    from team t left join page on true left join audit a on a.key = page.key
    where t.key = ${input.key} and ${teamsWithin(readableTeams(caller.who.assignments, rightOf(caller)))}
    order by a.at desc, a.key desc`.execute(caller.db);
  return rows;
};

/**
 * The log of a team, newest first: what was done with it, and with `beneath` also with the teams and organisations beneath, as far as the
 * caller may read them; who got which role only where the caller may assign roles. Names are those of now. Two round trips.
 */
export const readTeamAuditlog = async (caller: Caller, input: TeamAuditlog) => {
  const all = await entriesOf(caller, input);
  const { total, acts, people } = found(all[0]);
  const rows = all.filter((row): row is Row & { key: Key } => row.key !== null);
  const names = await namesIn(caller, rows);
  return {
    rows: rows.map(({ details: { values = {} }, organisation, total: _total, acts: _acts, people: _people, ...row }) => ({
      ...row,
      values,
      record: { key: row.record, name: names.ofRecord(row.record), organisation },
      changes: row.act === 'saveSettings' ? readChange(values) : [],
    })),
    names: names.all,
    total,
    acts: acts ?? [],
    people: people ?? [],
  };
};
