import { en } from '@bronhouder/phrases/en.ts';
import { nl } from '@bronhouder/phrases/nl.ts';
import { tenants } from '@bronhouder/world/cast.ts';
import { describe, expect, test } from 'vitest';

const textAt = (texts: object, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>(
      (tree, part) => (typeof tree === 'object' && tree !== null ? Object.entries(tree).find(([name]) => name === part)?.[1] : undefined),
      texts,
    );

const placeholders = (text: string): string[] => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name ?? '').sort();

describe.each([
  ['nl', nl],
  ['en', en],
] as const)('the words of the Flemish tenant, %s', (language, texts) => {
  test.each(Object.entries(tenants.vlaanderen.sites[0]?.wording[language] ?? {}))(
    '%s stands for a text that exists, and asks for the same',
    (key, own) => {
      const standard = textAt(texts, key);
      expect(standard, key).toBeTypeOf('string');
      expect(placeholders(own)).toEqual(placeholders(String(standard)));
    },
  );
});
