import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { ChosenMailKind } from '@bronhouder/domain/people/mail-preferences.ts';
import type { Assignment, Subject } from '@bronhouder/domain/permissions/assignment.ts';
import { mail as en } from '@bronhouder/phrases/en/mail.ts';
import { message } from '@bronhouder/phrases/message.ts';
import { mail as nl } from '@bronhouder/phrases/nl/mail.ts';
import { type RawBuilder, sql, type SqlBool, type Transaction } from 'kysely';
import type { DB } from '../database/types.ts';
import type { House } from '../house.ts';
import { type About, seenFrom } from './about.ts';

/** What is put by for a reader: one line, its page, and the record that it takes a right to read. `due`: told by itself from then on. */
export type Line = { kind: ChosenMailKind; line: string; path: string; about: About | null; at: Instant; due: Instant | null };

/** Puts by what will be told together with other things. */
export const putBy = (house: House, trx: Transaction<DB>, reader: Key, { about, ...line }: Line) =>
  trx
    .insertInto('digest_line')
    .values({
      ...line,
      key: house.newKey(),
      user_id: reader,
      record_kind: about && about.kind,
      record: about && about.record,
    })
    .execute();

type Place = { teams: Key[]; organisation: Key | null };

/** A line that was put by. `title`: of the organisation that it is about; null: it is about something else. */
export type Taken = {
  kind: ChosenMailKind;
  line: string;
  path: string;
  recordKind: About['kind'] | null;
  record: Key | null;
  title: string | null;
  places: Place[];
};

/** Where what a line is about can be read from now, for a query with `taken as d`: nowhere when it is gone. */
const places = sql`coalesce((
  select json_agg(json_build_object('teams', t.path, 'organisation', w.organisation))
  from (
    select key as organisation, team from organisation where d.record_kind <> 'team' and key = d.record
    union all select o.key, o.team from product p join organisation o on o.key = p.organisation where p.key = d.record
    union all select o.key, o.team from product_consumer c join organisation o on o.key = c.organisation
      where c.product = d.record and c.state in ('offered', 'accepted')
    union all select o.key, o.team from supplement s join organisation o on o.key = s.organisation where s.key = d.record
    union all select null, d.record where d.record_kind = 'team'
  ) w join team t on t.key = w.team), '[]')`;

/** The lines put by for somebody, of those that are `wanted`, with where their records stand now; taken away. */
export const takeLines = async (trx: Transaction<DB>, reader: Key, wanted: RawBuilder<SqlBool>): Promise<Taken[]> => {
  const { rows } = await sql<Taken>`
    with taken as (delete from digest_line where user_id = ${reader} and ${wanted} returning *)
    select d.kind, d.line, d.path, d.record_kind as "recordKind", d.record,
      (select o.title from organisation o where o.key = d.record) as title, ${places} as places
    from taken d order by d.at, d.key`.execute(trx);
  return rows;
};

const placeOf = ({ teams, organisation }: Place): Subject => ({ teams, ...(organisation !== null && { organisation }) });

/** What is gone, or may not be read any more, is not told. */
export const mayStillRead = (assignments: readonly Assignment[], { recordKind, places: now }: Taken): boolean =>
  recordKind === null || seenFrom(assignments, { kind: recordKind, places: now.map(placeOf) }) !== undefined;

const texts = { nl, en };

/** The same thing several times is one line. */
export const linksOf = (lines: readonly Pick<Taken, 'line' | 'path'>[], language: 'nl' | 'en') => {
  const times = new Map<string, { line: string; path: string; times: number }>();
  for (const { line, path } of lines) {
    const name = `${path} ${line}`;
    times.set(name, { line, path, times: (times.get(name)?.times ?? 0) + 1 });
  }
  return [...times.values()].map((one) => ({
    path: one.path,
    text: one.times === 1 ? one.line : message(language, texts[language].several, { line: one.line, times: one.times }),
  }));
};
