import { describe, expect, test } from 'vitest';
import { builtInRoles } from '../permissions/built-in-roles.ts';
import { held, type PlaceName, subjects } from '../permissions/assignment.samples.ts';
import { rights } from '../permissions/right.ts';
import { gapsOf } from './gaps.ts';
import { chosenMailKinds, everyTiming, mailTimings, timingOf } from './mail-preferences.ts';
import { personalProblems, type PersonalData, tidyPersonal } from './profile.ts';

describe('mail preferences', () => {
  test.each(chosenMailKinds.flatMap((kind) => mailTimings.map((timing) => [kind, timing] as const)))('%s is sent %s', (kind, timing) => {
    expect(timingOf({ [kind]: timing }, kind)).toBe(timing);
    expect(everyTiming({ [kind]: timing })).toEqual({
      ...Object.fromEntries(chosenMailKinds.map((one) => [one, 'now'])),
      [kind]: timing,
    });
  });

  test('what nobody chose is sent at once', () => expect(timingOf({}, 'plan-done')).toBe('now'));
});

describe('what somebody says of themselves', () => {
  const fine: PersonalData = { firstName: 'Karel', infix: '', familyName: 'Jansen', phoneNumber: '' };
  test.each<[string, Partial<PersonalData>, string[]]>([
    ['a name, no number', {}, []],
    ['only a first name', { familyName: '' }, []],
    ['only a family name', { firstName: ' ' }, []],
    ['no name', { firstName: ' ', familyName: '' }, ['firstName required']],
    ['a name that is a book', { familyName: 'x'.repeat(101) }, ['familyName too-long']],
    ['a long infix', { infix: 'van '.repeat(11) }, ['infix too-long']],
    ['HTML', { firstName: '<b>Karel</b>' }, ['firstName html']],
    ['a number of this country', { phoneNumber: '0497 36 12 34' }, []],
    ['a number of another', { phoneNumber: '+32 2 555 12 12' }, []],
    ['a number that is too short', { phoneNumber: '0497' }, ['phoneNumber phone-short']],
    ['no number at all', { phoneNumber: 'bel maar' }, ['phoneNumber phone-format']],
  ])('%s', (_, part, problems) =>
    expect(personalProblems({ ...fine, ...part }, '2026-11-21').map(({ field, code }) => `${field} ${code}`)).toEqual(problems),
  );

  test('is kept in one way', () =>
    expect(tidyPersonal({ firstName: ' Karel ', infix: '', familyName: 'Jansen', phoneNumber: '0497 36 12 34' })).toEqual({
      ...fine,
      phoneNumber: '+31497361234',
    }));
});

describe('what a stand-in could not do', () => {
  const at = (role: keyof typeof builtInRoles, place: PlaceName) => held(place, 'currentAndBeneath', builtInRoles[role]);
  const { organisation: library, team } = subjects;
  const manager = at('manager', 'organisation');

  test('nothing, for whoever holds the same role or more', () => {
    expect(gapsOf(manager, library, [at('manager', 'organisation')])).toEqual([]);
    expect(gapsOf(manager, library, [at('admin', 'root')])).toEqual([]);
  });

  test('publishing and more, for an editor', () => {
    const lacks = gapsOf(manager, library, [at('editor', 'organisation')]);
    expect(lacks).toContain('ORGANISATION:publish');
    expect(lacks).not.toContain('ORGANISATION:update');
    expect(lacks).not.toContain('TEAM:read');
  });

  test('everything that the role gives there, for whoever holds nothing there', () =>
    expect(gapsOf(manager, library, [at('admin', 'other')])).toEqual(
      rights.filter((right) => !right.startsWith('TEAM:') && builtInRoles.manager.includes(right)),
    ));

  test('at a team: what they do not hold everywhere beneath it', () => {
    expect(gapsOf(at('admin', 'team'), team, [manager])).toEqual(rights);
    expect(gapsOf(at('admin', 'team'), team, [at('admin', 'root')])).toEqual([]);
  });
});
