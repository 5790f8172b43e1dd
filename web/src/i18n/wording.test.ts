import { describe, expect, it } from 'vitest';
import { wordingTree } from './wording.ts';

describe('wording of a tenant', () => {
  it('lies over the texts by key', () =>
    expect(wordingTree({ 'home.welcome': 'Hallo', 'home.roles.title': 'Taken', 'errors.title': 'Fout' })).toEqual({
      home: { welcome: 'Hallo', roles: { title: 'Taken' } },
      errors: { title: 'Fout' },
    }));
  it('leaves out a key below a text', () => expect(wordingTree({ home: 'x', 'home.welcome': 'y' })).toEqual({ home: 'x' }));
  it('cannot reach the prototype of anything', () => {
    wordingTree({ '__proto__.polluted': 'x', 'constructor.prototype.polluted': 'x' });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
