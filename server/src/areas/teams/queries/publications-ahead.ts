import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { upcoming } from '@bronhouder/domain/publication/moments.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { organisationsWithin } from '../../../database/within-reach.ts';
import type { Caller } from '../../../http/caller.ts';
import { factSelection } from '../../organisations/fact-columns.ts';
import { factSelection as productFactSelection } from '../../products/queries/fact-columns.ts';
import { type FactRow, fromRow } from '../../records/fact-row.ts';
import type { Ahead } from './ahead.ts';

type Span = { now: Instant; till: Instant };
type Row = Omit<FactRow, 'state'> & { state: string };

/** A team with all beneath, or one organisation. */
type Place = { team: Key } | { organisation: Key };

const there = (place: Place): RawBuilder<SqlBool> =>
  'team' in place ? sql`t.path @> ${[place.team]}::uuid[]` : sql`o.key = ${place.organisation}`;

/** Something of the record `of` takes over or ends between now and then. */
const within = (of: 'o' | 'p', { now, till }: Span): RawBuilder<SqlBool> => {
  const between = (column: string) => sql`(${sql.ref(`${of}.${column}`)} > ${now} and ${sql.ref(`${of}.${column}`)} <= ${till})`;
  return sql`(${sql.join(['planned_from', 'planned_till', 'published_till'].map(between), sql` or `)})`;
};

const soonest = (of: 'o' | 'p') =>
  sql`least(${sql.join(['planned_from', 'planned_till', 'published_till'].map((c) => sql.ref(`${of}.${c}`)))})`;

const momentsOf = (row: Row, subject: Ahead['subject'], { now, till }: Span): Ahead[] =>
  upcoming(fromRow(row), now)
    .filter(({ at }) => at <= till)
    .map(({ what, at, revision }) => ({ what, at, subject, values: { revision } }));

const ofOrganisations = async (caller: Caller, place: Place, span: Span, most: number): Promise<Ahead[]> => {
  const rows = await caller.db
    .selectFrom('organisation as o')
    .innerJoin('team as t', 't.key', 'o.team')
    .select([...factSelection, 'o.key', 'o.title'])
    .where(there(place))
    .where(organisationsWithin(readableTeams(caller.who.assignments, 'ORGANISATION:read')))
    .where(within('o', span))
    .orderBy(soonest('o'))
    .limit(most)
    .execute();
  return rows.flatMap(({ key, title, ...row }) => momentsOf(row, { kind: 'organisation', key, name: title, organisation: key }, span));
};

const ofProducts = async (caller: Caller, place: Place, span: Span, most: number): Promise<Ahead[]> => {
  const rows = await caller.db
    .selectFrom('product as p')
    .innerJoin('organisation as o', 'o.key', 'p.organisation')
    .innerJoin('team as t', 't.key', 'o.team')
    .select([...productFactSelection, 'p.key', 'p.title', 'p.organisation'])
    .where(there(place))
    .where(organisationsWithin(readableTeams(caller.who.assignments, 'PRODUCT:read')))
    .where(within('p', span))
    .orderBy(soonest('p'))
    .limit(most)
    .execute();
  return rows.flatMap(({ key, title, organisation, ...row }) => momentsOf(row, { kind: 'product', key, name: title, organisation }, span));
};

/**
 * Plans and ends of publication at a place: of organisations and of their own products, as far as each may be read. What an
 * organisation only shows of another is told where it is managed. No more than so many of each, the soonest. Two round trips.
 */
export const publicationsAhead = async (caller: Caller, place: Place, till: Instant, most: number): Promise<Ahead[]> => {
  const span = { now: caller.now, till };
  return [...(await ofOrganisations(caller, place, span, most)), ...(await ofProducts(caller, place, span, most))];
};
