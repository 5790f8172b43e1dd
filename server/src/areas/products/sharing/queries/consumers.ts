import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { allowed, allowedActions } from '@bronhouder/domain/permissions/allowed.ts';
import type { SharingState } from '@bronhouder/domain/products/sharing.ts';
import { sql } from 'kysely';
import { personIn } from '../../../../database/person.ts';
import type { Caller } from '../../../../http/caller.ts';
import { found, refuse } from '../../../../http/refusal-error.ts';
import { comingTimes } from '../../../agenda/queries/coming.ts';
import { ofProduct } from '../../../agenda/queries/erased-with.ts';
import { organisationSeen, productSeen } from './shown.ts';

type Named = { key: Key; title: string };

const productOf = async ({ db, now }: Caller, key: Key) =>
  found(
    await db
      .selectFrom('product as p')
      .innerJoin('organisation as o', 'o.key', 'p.organisation')
      .innerJoin('team as t', 't.key', 'o.team')
      .select(['p.title', 'o.key as owner', 'o.title as ownerTitle', 't.path', productSeen(now).as('published')])
      .where('p.key', '=', key)
      .executeTakeFirst(),
  );

const locations = sql<Named[]>`coalesce((
  select json_agg(json_build_object('key', s.key, 'title', s.title) order by s.title)
  from supplement s where s.key = any(c.locations)), '[]')`;

const rowsOf = ({ db, now }: Caller, product: Key) =>
  db
    .selectFrom('product_consumer as c')
    .innerJoin('organisation as k', 'k.key', 'c.organisation')
    .innerJoin('team as t', 't.key', 'k.team')
    .select(['c.key', 'c.version', 'c.state', 'c.message', 'c.offered_at as offeredAt', 'c.answered_at as answeredAt', 'c.note'])
    .select(['k.key as organisation', 'k.title', 'k.city', 'k.archived_at as archivedAt', 'k.deactivated_at as deactivatedAt', 't.path'])
    .select([personIn('c.offered_by').as('offeredBy'), personIn('c.answered_by').as('answeredBy'), locations.as('locations')])
    .select(organisationSeen('k', now).as('seen'))
    .where('c.product', '=', product)
    .orderBy('k.title')
    .orderBy('k.key')
    .execute();
type Row = Awaited<ReturnType<typeof rowsOf>>[number];

const away = (archivedAt: Instant | null, deactivatedAt: Instant | null) =>
  archivedAt ? ('archived' as const) : deactivatedAt ? ('deactivated' as const) : null;

const placeOf = ({ path, organisation }: Row) => ({ teams: path, organisation });

const shareOf = (row: Row, { published, dates }: { published: boolean; dates: Map<Key, number> }, { who }: Caller) => ({
  key: row.key,
  version: row.version,
  organisation: { key: row.organisation, title: row.title, city: row.city },
  state: row.state as SharingState,
  shown: row.state === 'accepted' && published && Boolean(row.seen),
  away: away(row.archivedAt, row.deactivatedAt),
  message: row.message,
  offeredAt: row.offeredAt,
  offeredBy: row.offeredBy,
  answeredAt: row.answeredAt,
  answeredBy: row.answeredBy,
  note: row.note,
  locations: row.locations,
  dates: dates.get(row.organisation) ?? 0,
  actions: allowedActions(who.assignments, placeOf(row)),
});

/** How many coming dates of the product stand in the agenda of each organisation. */
const datesOf = async (caller: Caller, product: Key): Promise<Map<Key, number>> => {
  const dates = new Map<Key, number>();
  for (const { item } of await comingTimes(caller, [ofProduct(product)])) {
    dates.set(item.organisation, (dates.get(item.organisation) ?? 0) + 1);
  }
  return dates;
};

/** What an organisation still has to do with a product: an offer to answer, or one that it accepted. */
const current = ({ state }: Row): boolean => state === 'offered' || state === 'accepted';

/**
 * Who shows a product. Its owner sees every organisation that it was ever offered to; whoever reads it at another organisation only sees
 * that one, and the names of those that show it too. Refuses record.unknown.
 */
export const listConsumers = async (caller: Caller, { key }: { key: Key }) => {
  const { assignments } = caller.who;
  const product = await productOf(caller, key);
  const rows = await rowsOf(caller, key);
  const place = { teams: product.path, organisation: product.owner };
  const owns = allowed(assignments, place, 'PRODUCT:read');
  const own = rows.filter((row) => current(row) && allowed(assignments, placeOf(row), 'PRODUCT:read'));
  if (!owns && own.length === 0) return refuse('record.unknown');
  const facts = { published: Boolean(product.published), dates: await datesOf(caller, key) };
  const others = rows.filter((row) => row.state === 'accepted' && !own.includes(row));
  return {
    product: { key, title: product.title, published: facts.published },
    owner: { key: product.owner, title: product.ownerTitle },
    actions: owns ? allowedActions(assignments, place) : null,
    shares: (owns ? rows : own).map((row) => shareOf(row, facts, caller)),
    others: owns ? [] : others.map(({ organisation, title }) => ({ key: organisation, title })),
  };
};
