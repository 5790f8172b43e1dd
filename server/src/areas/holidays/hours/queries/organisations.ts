import type { Day } from '@bronhouder/domain/agenda/item.ts';
import type { Content, OpeningHours } from '@bronhouder/domain/fields/value.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { sql } from 'kysely';
import { organisationsWithin } from '../../../../database/within-reach.ts';
import type { Caller } from '../../../../http/caller.ts';
import { shownNow } from '../../../agenda/queries/shown.ts';
import { factSelection } from '../../../organisations/fact-columns.ts';
import { newestTypes } from '../../../types/queries.ts';

export type ItemHours = {
  key: Key;
  product: string;
  location: string;
  timing: { hours: OpeningHours; from: Day; till: Day };
  shown: string;
};

type Input = { key: Key; from: Day; till: Day; page: number; size: number };

/** The opening hours in the agenda of an organisation that hold on a day of the window. */
const itemsBetween = ({ now }: Caller, { from, till }: Input) => sql<ItemHours[]>`coalesce((
  select json_agg(json_build_object('key', i.key, 'product', p.title, 'location', s.title, 'timing', i.timing, 'shown', ${shownNow(now)})
    order by p.title, s.title, i.key)
  from agenda_item i join product p on p.key = i.product join supplement s on s.key = i.location
  where i.organisation = o.key and i.kind = 'hours' and i.last_day >= ${from} and i.first_day <= ${till}), '[]')`;

/** A page of the organisations beneath a team that the caller may read, with what they say and the opening hours in their agenda. */
export const organisationsWithHours = async (caller: Caller, input: Input) => {
  const { key: team, page, size } = input;
  const rows = await caller.db
    .selectFrom('organisation as o')
    .innerJoin('team as t', 't.key', 'o.team')
    .innerJoin('revision as r', (join) => join.onRef('r.record', '=', 'o.key').onRef('r.number', '=', 'o.working'))
    .select([...factSelection, 'o.key', 'o.title', 't.name', 't.path'])
    .select([sql<Content>`r.content`.as('content'), newestTypes.as('types'), itemsBetween(caller, input).as('items')])
    .select(sql<number>`count(*) over ()`.as('total'))
    .where(sql<boolean>`t.path @> ${[team]}::uuid[]`)
    .where('o.archived_at', 'is', null)
    .where(organisationsWithin(readableTeams(caller.who.assignments, 'ORGANISATION:read')))
    .orderBy('o.title')
    .orderBy('o.key')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rows, total: Number(rows[0]?.total ?? 0) };
};
