import { expect, test } from 'vitest';
import { pathOfPart, productParts } from './parts.ts';

test('a page of a product is the same page wherever the product is looked at from', () => {
  const at = (place: Parameters<typeof pathOfPart>[1]) => productParts.map(({ name }) => pathOfPart(name, place, 'p').to);
  const pages = ['', '/agenda', '/consumers', '/revisions', '/auditlog'];
  expect(at({ organisation: 'o' })).toEqual(pages.map((page) => `/organisation/$organisation/product/$product${page}`));
  expect(at({ team: 't' })).toEqual(pages.map((page) => `/team/$team/product/$product${page}`));
});
