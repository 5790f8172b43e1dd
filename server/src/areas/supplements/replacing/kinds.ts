import { fieldsOf } from '@bronhouder/domain/fields/check.ts';
import { withSupplement } from '@bronhouder/domain/fields/supplements.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { done, type Outcome } from '@bronhouder/domain/outcome.ts';
import type { Facts } from '@bronhouder/domain/publication/facts.ts';
import { combine } from '@bronhouder/domain/types/combine.ts';
import { perform } from '../../../change.ts';
import type { Caller } from '../../../http/caller.ts';
import { publishOrganisation } from '../../organisations/publish-organisation.ts';
import { getOrganisation } from '../../organisations/queries/get.ts';
import { saveOrganisation } from '../../organisations/save-organisation.ts';
import { publishProduct } from '../../products/publish-product.ts';
import { getProduct } from '../../products/queries/get.ts';
import { saveProduct } from '../../products/save-product.ts';
import { definitionsOf, type TypeReference } from '../../types/queries.ts';
import { getSupplement } from '../queries/get.ts';
import { saveSupplement } from '../save-supplement.ts';

type Pointers = Pick<Facts, 'working' | 'publishedRevision' | 'plannedRevision'>;
/** A record as whoever replaces finds it. */
export type Current = Pointers & { key: Key; types: TypeReference[]; content: Content; state: Facts['state'] };
type Exchange = { old: Key; by: Key };
type Saved = { version: number; publishedRevision: number | null };

type Kind = {
  read(caller: Caller, key: Key): Promise<Current>;
  save(caller: Caller, it: Current, exchange: Exchange): Promise<Outcome<Saved>>;
  publish?(caller: Caller, seen: { key: Key; version: number }): Promise<Outcome<unknown>>;
};

/** What the form would send: everything as it is, with the one supplement in the place of the other. */
const typed = async ({ db }: Caller, { key, working, types, content, state }: Current, { old, by }: Exchange) => {
  const fields = fieldsOf(combine(await definitionsOf(db, types)));
  return { key, revision: working, types, state, content: inForm(fields, withSupplement(fields, content, old, by)) };
};

const inForm = (fields: readonly { key: string }[], content: Content): Content =>
  Object.fromEntries(fields.flatMap(({ key }) => (content[key] === undefined ? [] : [[key, content[key]]])));

/** Products and supplements have one type, and name it so. */
const withOneType = <T extends { types: TypeReference[] }>({ types, ...rest }: T) => ({
  ...rest,
  type: types[0] ?? { key: '', version: 0 },
});

const saved = (outcome: Outcome<{ version: number; facts: Facts }>): Outcome<Saved> =>
  outcome.ok ? done({ version: outcome.value.version, publishedRevision: outcome.value.facts.publishedRevision }) : outcome;

/** How each kind of record is read, saved and published: by its own verbs, with its own rights. */
export const kinds: Record<'organisation' | 'product' | 'supplement', Kind> = {
  organisation: {
    read: async (caller, key) => {
      const { facts, types, content } = await getOrganisation({ ...caller, right: 'ORGANISATION:read' }, { key });
      return { ...facts, key, types, content };
    },
    save: async (caller, it, exchange) =>
      saved(await perform(saveOrganisation, { ...caller, right: 'ORGANISATION:update' }, await typed(caller, it, exchange))),
    publish: (caller, seen) => perform(publishOrganisation, { ...caller, right: 'ORGANISATION:publish' }, seen),
  },
  product: {
    read: async (caller, key) => {
      const { facts, type, content } = await getProduct({ ...caller, right: 'PRODUCT:read' }, { key });
      return { ...facts, key, types: [type], content };
    },
    save: async (caller, it, exchange) =>
      saved(await perform(saveProduct, { ...caller, right: 'PRODUCT:update' }, withOneType(await typed(caller, it, exchange)))),
    publish: (caller, seen) => perform(publishProduct, { ...caller, right: 'PRODUCT:publish' }, seen),
  },
  supplement: {
    read: async (caller, key) => {
      const { working, type, content } = await getSupplement({ ...caller, right: 'SUPPLEMENT:read' }, { key });
      return { key, working, types: [type], content, state: 'concept', publishedRevision: null, plannedRevision: null };
    },
    save: async (caller, it, exchange) => {
      const input = withOneType(await typed(caller, it, exchange));
      const outcome = await perform(saveSupplement, { ...caller, right: 'SUPPLEMENT:update' }, input);
      return outcome.ok ? done({ version: outcome.value.version, publishedRevision: null }) : outcome;
    },
  },
};
