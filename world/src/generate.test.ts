import { problemsOf } from '@bronhouder/domain/fields/check.ts';
import { combine } from '@bronhouder/domain/types/combine.ts';
import { expect, test } from 'vitest';
import { generateOrganisations } from './generate.ts';
import { generateProducts } from './generate-products.ts';
import { streekdata } from './streekdata/world.ts';

test('the same seed gives the same organisations, and more of them begin with the same ones', () => {
  expect(generateOrganisations(50, 1)).toEqual(generateOrganisations(50, 1));
  expect(generateOrganisations(80, 1).slice(0, 50)).toEqual(generateOrganisations(50, 1));
  expect(generateOrganisations(50, 2)).not.toEqual(generateOrganisations(50, 1));
});

test('ten thousand have keys of their own, many names, and all types', () => {
  const generated = generateOrganisations(10_000, 7);
  expect(new Set(generated.map((seed) => seed.key)).size).toBe(10_000);
  expect(new Set(generated.map((seed) => seed.content['title'])).size).toBeGreaterThan(4000);
  expect(new Set(generated.flatMap((seed) => seed.types)).size).toBe(6);
});

test('each can be published', () => {
  for (const seed of generateOrganisations(10_000, 3)) {
    const types = streekdata.types.organisation.filter((type) => seed.types.includes(type.key));
    expect(problemsOf(combine(types), seed.content, { today: '2026-11-21' }), String(seed.content['title'])).toEqual([]);
  }
});

test('products of generated organisations have keys of their own, and each can be published', () => {
  const products = generateProducts(generateOrganisations(500, 3), 2500, 3);
  expect(new Set(products.map(({ key }) => key)).size).toBe(2500);
  expect(new Set(products.map(({ organisation }) => organisation.key)).size).toBe(500);
  for (const { type, content } of products) {
    const types = streekdata.types.product.filter(({ key }) => key === type);
    expect(problemsOf(combine(types), content, { today: '2026-11-21' }), String(content['title'])).toEqual([]);
  }
});
