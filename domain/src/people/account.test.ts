import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '../condition.ts';
import {
  accountActs,
  type AccountStanding,
  confirmsAddress,
  isLastOfRoot,
  possibleActs,
  reasonAgainstAct,
  userStatus,
  userStatuses,
} from './account.ts';
import { builtInRoles, type BuiltInRole } from '../permissions/built-in-roles.ts';
import type { Scope } from '../permissions/assignment.ts';

const moment = fc.date({ min: new Date('2019-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }).map((date) => date.toISOString());

test('an account has exactly one status, and deactivated comes before unused', () => {
  fc.assert(
    fc.property(fc.option(moment), moment, moment, (deactivatedAt, unusedFrom, now) => {
      const facts = { deactivatedAt, unusedFrom };
      const those = Object.entries(userStatuses).filter(([, condition]) => holds(condition, facts, now));
      expect(those.map(([name]) => name)).toEqual([userStatus(facts, now)]);
      expect(userStatus(facts, now) === 'deactivated').toBe(deactivatedAt !== null);
    }),
  );
});

const standing = (some: Partial<AccountStanding>): AccountStanding => ({
  self: false,
  status: 'active',
  anonymised: false,
  lastOfRoot: false,
  ...some,
});

describe('what can be done with an account', () => {
  test.each([
    ['in use', {}, ['endSessions', 'deactivate', 'anonymise']],
    ['not used', { status: 'unused' }, ['keep', 'endSessions', 'deactivate', 'anonymise']],
    ['deactivated', { status: 'deactivated' }, ['endSessions', 'activate', 'anonymise']],
    ['one’s own', { self: true, status: 'unused' }, []],
    ['of a former user', { anonymised: true, status: 'deactivated' }, []],
    ['of the last administrator', { lastOfRoot: true, status: 'unused' }, ['keep', 'endSessions']],
  ] as const)('that is %s', (_name, some, acts) => expect(possibleActs(standing(some))).toEqual(acts));

  test.each([
    [{ self: true, lastOfRoot: true }, 'user.self'],
    [{ lastOfRoot: true }, 'user.last-of-root'],
    [{ status: 'deactivated', lastOfRoot: true }, 'user.already'],
    [{ anonymised: true }, 'user.already'],
    [{}, null],
  ] as const)('%#: deactivating is refused with its reason', (some, code) =>
    expect(reasonAgainstAct('deactivate', standing(some))).toBe(code),
  );

  test('never anything with one’s own', () => {
    for (const act of accountActs) expect(reasonAgainstAct(act, standing({ self: true }))).toBe('user.self');
  });
});

test.each([
  ['femke@streekdata.example', true],
  [' Femke@Streekdata.example ', true],
  ['femke@streekdata.exampl', false],
  ['', false],
])('%s confirms: %s', (typed, confirms) => expect(confirmsAddress(typed, 'femke@streekdata.example')).toBe(confirms));

const root = 'root';
const held = (person: string, role: BuiltInRole, place = root, scope: Scope = 'currentAndBeneath') => ({
  person,
  active: true,
  assignment: {
    key: `${person}-${place}`,
    role: { key: role, name: role, builtIn: role, rights: builtInRoles[role] },
    place: { kind: 'team' as const, key: place, name: '' },
    scope,
  },
});

describe('the last administrator of the root team', () => {
  const anna = held('anna', 'admin');
  test.each([
    ['nobody else', [anna], true],
    ['another administrator of it and what is beneath', [anna, held('other', 'admin')], false],
    ['an administrator of the team alone', [anna, held('other', 'admin', root, 'current')], true],
    ['an administrator of another team', [anna, held('other', 'admin', 'brabant')], true],
    ['a manager', [anna, held('other', 'manager')], true],
    ['somebody who cannot sign in', [anna, { ...held('other', 'admin'), active: false }], true],
  ] as const)('beside %s', (_name, people, last) => expect(isLastOfRoot('anna', people, root)).toBe(last));

  test('is not somebody who never was one', () => {
    expect(isLastOfRoot('manager', [anna, held('manager', 'manager')], root)).toBe(false);
    expect(isLastOfRoot('nobody', [anna], root)).toBe(false);
  });
});
