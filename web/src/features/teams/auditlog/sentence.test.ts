import { describe, expect, it } from 'vitest';
import { actOf, kindsOf, type LogName, namedIn } from './sentence.ts';

const name = (key: string, kind: LogName['kind']): LogName => ({ key, kind, name: `the ${key}`, builtIn: null });

describe('an entry of the log of a team', () => {
  it.each([
    ['team', 'saveSettings', 'saveSettings'],
    ['role', 'saveSettings', 'other'],
    ['assignment', 'assign', 'assign'],
    ['invitation', 'something new', 'other'],
  ] as const)('of a %s, %s is told as %s', (kind, act, told) => expect(actOf(kind, act)).toBe(told));

  it('is of the kinds that know its act', () => {
    expect(kindsOf('create')).toEqual(['agenda', 'team', 'role', 'relationType', 'type']);
    expect(kindsOf('publish')).toEqual([]);
  });

  it('names the role and the place, the organisation before the team', () => {
    const names = [name('r', 'role'), name('o', 'organisation'), name('t', 'team')];
    expect(namedIn({ values: { role: 'r', organisation: 'o', team: 't' } }, names)).toMatchObject({ role: names[0], place: names[1] });
    expect(namedIn({ values: { team: 't', to: 't' } }, names)).toMatchObject({ role: undefined, place: names[2], to: names[2] });
    expect(namedIn({ values: {} }, names)).toEqual({ role: undefined, place: undefined, to: undefined, person: undefined });
  });
});
