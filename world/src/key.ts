import type { Key } from '@bronhouder/domain/instant.ts';

/** What a key of the world is of; its place in the list is part of the key, so new nouns come last. */
const nouns = [
  'tenant',
  'site',
  'team',
  'role',
  'person',
  'assignment',
  'type',
  'organisation',
  'file',
  'generated',
  'product',
  'supplement',
  'relationType',
  'relation',
  'isil',
  'generatedProduct',
  'agenda',
  'generatedLocation',
  'generatedItem',
] as const;
export type Noun = (typeof nouns)[number];

const firstOfJanuary2025 = 1_735_689_600_000;
const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');

/**
 * The key of the `number`-th thing of a kind: shaped as UUID version 7 and always the same, so that tests can name it.
 * Keys of one noun sort by number. `tenant`: 1 or 2, so that two tenants never share one.
 */
export const worldKey = (noun: Noun, tenant: number, number: number): Key => {
  const time = hex(firstOfJanuary2025 + number, 12);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(tenant, 1)}${hex(nouns.indexOf(noun), 2)}-8000-${hex(number, 12)}`;
};
