import type { Key } from '@bronhouder/domain/instant.ts';
import { allowedActions } from '@bronhouder/domain/permissions/allowed.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { personIn } from '../../../../database/person.ts';
import { organisationsWithin } from '../../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../../http/caller.ts';
import { found } from '../../../../http/refusal-error.ts';
import { productSeen } from './shown.ts';

/** What waits for the answer of an organisation, newest first, without what is archived by now. */
export const listOffers = async (caller: Caller, { key }: { key: Key }) => {
  const { path } = found(
    await caller.db
      .selectFrom('organisation as o')
      .innerJoin('team as t', 't.key', 'o.team')
      .select('t.path')
      .where('o.key', '=', key)
      .where(organisationsWithin(readableTeams(caller.who.assignments, rightOf(caller))))
      .executeTakeFirst(),
  );
  const rows = await caller.db
    .selectFrom('product_consumer as c')
    .innerJoin('product as p', 'p.key', 'c.product')
    .innerJoin('organisation as o', 'o.key', 'p.organisation')
    .select(['c.key', 'c.message', 'c.offered_at as offeredAt', personIn('c.offered_by').as('offeredBy')])
    .select(['p.key as product', 'p.title', 'p.type', 'o.key as owner', 'o.title as ownerTitle', productSeen(caller.now).as('published')])
    .where('c.organisation', '=', key)
    .where('c.state', '=', 'offered')
    .where('p.archived_at', 'is', null)
    .where('o.archived_at', 'is', null)
    .orderBy('c.offered_at', 'desc')
    .orderBy('c.key')
    .limit(100)
    .execute();
  return {
    actions: allowedActions(caller.who.assignments, { teams: path, organisation: key }),
    offers: rows.map(({ product, title, type, owner, ownerTitle, published, ...offer }) => ({
      ...offer,
      product: { key: product, title, type, published: Boolean(published) },
      owner: { key: owner, title: ownerTitle },
    })),
  };
};
