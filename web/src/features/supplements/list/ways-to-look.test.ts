import { sampleFields } from '@bronhouder/domain/fields/for-tests.ts';
import type { FieldDefinition, TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import { describe, expect, it } from 'vitest';
import { waysToLook } from './ways-to-look.ts';

const name = { nl: 'x', en: 'x' };
const typeOf = (...fields: FieldDefinition[]): TypeDefinition => ({
  key: 'k',
  version: 1,
  name,
  icon: '',
  category: '',
  active: true,
  removable: true,
  sections: [{ key: 's', label: name, fields }],
});

describe('ways to look at a library', () => {
  it('is a map where there are places, tiles where there is something to see, else a list', () => {
    expect(waysToLook(typeOf(sampleFields.text))).toEqual(['list']);
    expect(waysToLook(typeOf(sampleFields.text, sampleFields.gps))).toEqual(['map', 'list']);
    expect(waysToLook(typeOf(sampleFields.file))).toEqual(['tiles', 'list']);
    expect(waysToLook(undefined)).toEqual(['list']);
  });
});
