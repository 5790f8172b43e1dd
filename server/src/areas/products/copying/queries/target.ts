import { copyTitle } from '@bronhouder/domain/fields/copied.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import type { Reason } from '@bronhouder/domain/outcome.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import { freeCopyTitle } from '@bronhouder/domain/products/copy-title.ts';
import { sql } from 'kysely';
import { type Caller, rightOf } from '../../../../http/caller.ts';
import { found, refuse } from '../../../../http/refusal-error.ts';
import { newTypeOf } from '../../new-type.ts';
import { type Owner, ownerOf } from '../../place.ts';
import { sourceOf } from './source.ts';

type Product = { title: string; type: Key; organisation: Key };

/** The product that is to be copied, for who may copy it. Out of reach is record.unknown, without the right copy.right. */
const productOf = async (caller: Caller, key: Key): Promise<Product> => {
  const { assignments } = caller.who;
  const { place, seenFrom } = found(await sourceOf(caller.db, key));
  if (![place, ...seenFrom].some((from) => allowed(assignments, from, 'PRODUCT:read'))) return refuse('record.unknown');
  if (!allowed(assignments, place, rightOf(caller))) return refuse('copy.right');
  return found(await caller.db.selectFrom('product').select(['title', 'type', 'organisation']).where('key', '=', key).executeTakeFirst());
};

/** The organisation where the copy is to stand, for who may copy to it. */
const targetOf = async (caller: Caller, organisation: Key): Promise<Owner> => {
  const owner = found(await ownerOf(caller.db, organisation));
  if (!allowed(caller.who.assignments, owner.place, 'PRODUCT:read')) return refuse('record.unknown');
  return allowed(caller.who.assignments, owner.place, 'PRODUCT:copyTo') ? owner : refuse('copy.organisation');
};

const titlesLike = async (caller: Caller, organisation: Key, title: string): Promise<string[]> => {
  const rows = await caller.db
    .selectFrom('product as p')
    .select('p.title')
    .where('p.organisation', '=', organisation)
    .where(sql<boolean>`starts_with(p.searched, plain(${copyTitle(title.trim())}))`)
    .execute();
  return rows.map((row) => row.title);
};

const reasonsAt = async (caller: Caller, { place, archivedAt }: Owner, type: Key): Promise<Reason[]> => {
  const found = await newTypeOf(caller.db, place.teams, caller.tenant, type);
  const archived: Reason[] = archivedAt === null ? [] : [{ code: 'save.archived', values: {} }];
  return found.ok ? archived : [...archived, { code: found.refusal.code, values: found.refusal.values }];
};

/** What is known beforehand of a copy of a product at an organisation. Refuses record.unknown, copy.right, copy.organisation. */
export const copyTarget = async (caller: Caller, input: { key: Key; organisation: Key }) => {
  const product = await productOf(caller, input.key);
  const owner = await targetOf(caller, input.organisation);
  const may = (right: 'PRODUCT:fieldAdmin' | 'SUPPLEMENT:use' | 'SUPPLEMENT:create') => allowed(caller.who.assignments, owner.place, right);
  return {
    title: freeCopyTitle(product.title, await titlesLike(caller, input.organisation, product.title)),
    fieldAdmin: may('PRODUCT:fieldAdmin'),
    supplements: may(product.organisation === input.organisation ? 'SUPPLEMENT:use' : 'SUPPLEMENT:create'),
    reasons: await reasonsAt(caller, owner, product.type),
  };
};
