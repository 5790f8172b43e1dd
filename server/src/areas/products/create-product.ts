import { titleProblems } from '@bronhouder/domain/fields/title.ts';
import { normaliseContent } from '@bronhouder/domain/fields/check.ts';
import { notEditable } from '@bronhouder/domain/fields/editable.ts';
import { readContent } from '@bronhouder/domain/fields/shape-problems.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import { combine } from '@bronhouder/domain/types/combine.ts';
import type { Maker } from '../../change.ts';
import { namedSupplements, wronglyNamed } from '../records/named-supplements.ts';
import { withStoredFiles } from '../records/stored-files.ts';
import { type Standing, standing } from '../records/written.ts';
import { newProduct } from './new-product.ts';
import { newTypeOf } from './new-type.ts';
import { ownerOf } from './place.ts';
import type { ProductRecord } from './record.ts';
import { insert } from './store.ts';

/** `key`: chosen beforehand, where whoever makes it has to know it; else a new one. */
type Input = { organisation: Key; type: Key; content: Content; key?: Key };

/**
 * Makes a product at an organisation, as a concept. Refuses save.archived (the organisation is), settings.type-not-allowed,
 * settings.type-inactive, content that is not shaped as the type says, and save.problems: a protected field that may not be filled in,
 * no title, a supplement that may not be named.
 */
export const createProduct: Maker<ProductRecord, Input, Standing> = {
  readPlace: 'PRODUCT:read',
  placeOf: async (trx, { organisation }) => (await ownerOf(trx, organisation))?.place ?? null,
  make: async (input, _place, at, trx) => {
    const { house, tenant } = at.caller;
    const owner = await ownerOf(trx, input.organisation);
    if (!owner) return refused('record.unknown');
    if (owner.archivedAt !== null) return refused('save.archived');
    const type = await newTypeOf(trx, owner.place.teams, tenant, input.type);
    if (!type.ok) return type;
    const sections = combine([type.value]);
    const typed = readContent(sections, input.content);
    if (!typed.ok) return typed;
    const key = input.key ?? house.newKey();
    const it = { key, place: owner.place, types: [type.value], content: {} };
    const filed = await withStoredFiles(trx, it, normaliseContent(sections, typed.value));
    if (!filed.ok) return filed;
    const content = filed.value;
    const named = await namedSupplements(trx, it, content);
    const problems = [
      ...titleProblems(content),
      ...notEditable(sections, {}, content, at.rights.includes('PRODUCT:fieldAdmin')),
      ...wronglyNamed(it.types, { before: {}, after: content }, named, at.rights),
    ];
    if (problems.length > 0) return refused('save.problems', { count: problems.length }, problems);
    return done(newProduct({ key, owner, type: type.value, content }, at));
  },
  insert,
  answer: standing,
};
