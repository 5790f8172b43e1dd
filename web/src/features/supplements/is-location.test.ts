import { supplementTypes } from '@bronhouder/world/cast.ts';
import { describe, expect, it } from 'vitest';
import { isLocation } from './is-location.ts';

const all = Object.values(supplementTypes);

describe('something can take place at', () => {
  it('a location and a room in one, and not at a person, an image or a document', () =>
    expect(all.filter((type) => isLocation(type, all)).map(({ name }) => name.nl)).toEqual(['Locatie', 'Ruimte']));
});
