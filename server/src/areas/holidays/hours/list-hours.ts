import { addYears } from '@bronhouder/domain/agenda/days.ts';
import type { Day } from '@bronhouder/domain/agenda/item.ts';
import type { OpeningHours } from '@bronhouder/domain/fields/value.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { allowedActions } from '@bronhouder/domain/permissions/allowed.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import type { Caller } from '../../../http/caller.ts';
import { fromRow } from '../../records/fact-row.ts';
import { pathWithRight } from '../../teams/queries/settings-effects.ts';
import { definitionsOf } from '../../types/queries.ts';
import { hoursFields, hoursIn } from './fields.ts';
import { type ItemHours, organisationsWithHours } from './queries/organisations.ts';
import { readersOf } from './readers.ts';

type Input = { key: Key; from: Day; till: Day; page: number; size: number };
type Row = Awaited<ReturnType<typeof organisationsWithHours>>['rows'][number];

/** The hours with what is different since a year before a day: what is proposed asks nothing older. */
const recent = ({ week, exceptions }: OpeningHours, from: Day): OpeningHours => {
  const earliest = addYears(from, -1);
  return { week, exceptions: exceptions.filter((it) => (it.till ?? it.from) >= earliest) };
};

const against = (rights: readonly Right[], right: Right) => (rights.includes(right) ? null : 'right.missing');

const ofFields = async (caller: Caller, row: Row, rights: readonly Right[], from: Day) =>
  hoursFields(await definitionsOf(caller.db, row.types)).flatMap(({ key: field, label }) => {
    const hours = hoursIn(row.content, field);
    if (!hours) return [];
    const always = { product: null, location: null, from: null, till: null };
    const readers = readersOf(fromRow(row), rights, caller.now);
    return [
      {
        kind: 'field' as const,
        key: row.key,
        field,
        label,
        ...always,
        hours: recent(hours, from),
        against: against(rights, 'ORGANISATION:update'),
        readers,
      },
    ];
  });

const ofItem = ({ key, product, location, timing, shown }: ItemHours, rights: readonly Right[], from: Day) => ({
  kind: 'item' as const,
  key,
  field: null,
  label: null,
  product,
  location,
  hours: recent(timing.hours, from),
  from: timing.from,
  till: timing.till,
  against: against(rights, 'AGENDA:update'),
  readers: shown === 'yes' ? ('atOnce' as const) : ('hidden' as const),
});

/** The organisations beneath a team with the opening hours that can be changed for holidays. Refuses record.unknown and right.missing. */
export const listHours = async (caller: Caller, input: Input) => {
  await pathWithRight(caller, input.key);
  const { rows, total } = await organisationsWithHours(caller, input);
  const told = [];
  for (const row of rows) {
    const rights = allowedActions(caller.who.assignments, { teams: row.path, organisation: row.key });
    const items = rights.includes('AGENDA:read') ? row.items.map((item) => ofItem(item, rights, input.from)) : [];
    const targets = [...(await ofFields(caller, row, rights, input.from)), ...items];
    told.push({ key: row.key, title: row.title, team: row.name, targets });
  }
  return { rows: told, total };
};
