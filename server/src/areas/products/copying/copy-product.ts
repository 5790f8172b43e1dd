import { fieldsOf } from '@bronhouder/domain/fields/check.ts';
import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import { allowed, allowedActions } from '@bronhouder/domain/permissions/allowed.ts';
import { type CopyChoice, copying } from '@bronhouder/domain/products/copying.ts';
import { type ToRenew, toRenewIn } from '@bronhouder/domain/products/to-renew.ts';
import { combine } from '@bronhouder/domain/types/combine.ts';
import type { Maker } from '../../../change.ts';
import { type Standing, standing } from '../../records/written.ts';
import { newProduct } from '../new-product.ts';
import { newTypeOf } from '../new-type.ts';
import { ownerOf } from '../place.ts';
import type { ProductRecord } from '../record.ts';
import { insert } from '../store.ts';
import { choiceAt } from './choice.ts';
import { withOwnFiles, withOwnSupplements } from './own-parts.ts';
import { originalOf } from './queries/original.ts';
import { sourceOf } from './queries/source.ts';
import { insertRenewals } from './store.ts';

type Input = CopyChoice & { key: Key; organisation: Key; title: string };
type Copy = ProductRecord & { source: Key; sourceRevision: number; toRenew: ToRenew[] };

/**
 * Copies a product, as a concept with a key of its own, to its organisation or another one (points 6 and 9): what was chosen of its newest
 * content, every file with bytes of its own, and a list of what needs a new value. Refuses record.unknown (also of the organisation),
 * copy.right, copy.organisation, copy.supplements, save.archived, save.problems for no title, settings.type-not-allowed,
 * settings.type-inactive.
 */
export const copyProduct: Maker<Copy, Input, Standing> = {
  readPlace: 'PRODUCT:read',
  withoutRight: 'copy.right',
  placeOf: async (trx, { key }) => (await sourceOf(trx, key))?.place ?? null,
  seenFrom: async (trx, { key }) => (await sourceOf(trx, key))?.seenFrom ?? [],
  make: async (input, source, at, trx) => {
    const { house, tenant, who } = at.caller;
    const owner = await ownerOf(trx, input.organisation);
    if (!owner || !allowed(who.assignments, owner.place, 'PRODUCT:read')) return refused('record.unknown');
    if (!allowed(who.assignments, owner.place, 'PRODUCT:copyTo')) return refused('copy.organisation');
    if (owner.archivedAt !== null) return refused('save.archived');
    if (input.title === '') return refused('save.problems', { count: 1 }, [{ field: 'title', code: 'required' }]);
    const original = await originalOf(trx, input.key);
    if (!original) return refused('record.unknown');
    const type = await newTypeOf(trx, owner.place.teams, tenant, original.types[0]?.key ?? '');
    if (!type.ok) return type;
    const rights = { there: allowedActions(who.assignments, owner.place), here: allowedActions(who.assignments, source) };
    const choice = choiceAt(input, original, input.organisation, rights);
    if (!choice.ok) return choice;
    const key = house.newKey();
    const sections = combine([type.value]);
    const fields = fieldsOf(sections);
    const beside = { fieldAdmin: rights.there.includes('PRODUCT:fieldAdmin'), today: todayIn(tenant.timeZone, at.now) };
    const begun = copying(sections, original.content, { choice: choice.value, title: input.title, ...beside }).content;
    const filed = await withOwnFiles(trx, at, fields, begun, { from: input.key, to: key });
    const library = { from: original.organisation, to: { ...owner.place, fieldAdmin: rights.there.includes('SUPPLEMENT:fieldAdmin') } };
    const content = await withOwnSupplements(trx, at, fields, filed, { choice: choice.value.supplements, ...library });
    const toRenew = toRenewIn(fields, original.content, content, beside);
    return done({
      ...newProduct({ key, owner, type: type.value, content }, at),
      source: input.key,
      sourceRevision: original.revision,
      toRenew,
    });
  },
  insert: async (trx, it, caller) => {
    const values = { source: it.source, sourceRevision: it.sourceRevision };
    await insert(trx, it, caller, { act: 'copy', action: 'copied', revision: 1, note: null, values });
    await insertRenewals(trx, it.key, it.toRenew);
  },
  answer: standing,
};
