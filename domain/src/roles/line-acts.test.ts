import { describe, expect, it, test } from 'vitest';
import { held, subjects } from '../permissions/assignment.samples.ts';
import { builtInRoles } from '../permissions/built-in-roles.ts';
import { type LineFacts, lineActs } from './line-acts.ts';

const now = '2026-11-21T09:00:00.000Z';
const manager = [held('organisation', 'currentAndBeneath', builtInRoles.manager)];
const role = (of: keyof typeof builtInRoles, team: string | null = null) => ({ team, rights: builtInRoles[of] });
const actsOn = (of: keyof typeof builtInRoles, facts: Partial<LineFacts> = {}, team: string | null = null) =>
  lineActs(
    manager,
    { role: role(of, team), subject: subjects.organisation, scope: 'currentAndBeneath' },
    { archived: false, mail: null, ...facts },
    now,
  );
const mailed = (sentAt: string, timesSent = 1) => ({ mail: { sentAt, timesSent } });

describe('what a manager can do with a role at the organisation', () => {
  it('one that they could hand out', () => expect(actsOn('editor')).toEqual(['change', 'remove']));
  it('one that gives more', () => expect(actsOn('admin')).toEqual([]));
  it('one at what is archived', () => expect(actsOn('editor', { archived: true })).toEqual(['remove']));
});

describe('and with an invitation to one', () => {
  test.each<[string, keyof typeof builtInRoles, Partial<LineFacts>, string | null, string[]]>([
    ['sent an hour ago', 'editor', mailed('2026-11-21T08:00:00.000Z'), null, ['resend', 'withdraw']],
    ['sent just now', 'editor', mailed('2026-11-21T08:00:00.001Z'), null, ['withdraw']],
    ['sent as often as it can be', 'editor', mailed('2026-11-01T08:00:00.000Z', 5), null, ['withdraw']],
    ['to a role that gives more', 'admin', mailed('2026-11-01T08:00:00.000Z'), null, ['withdraw']],
    ['to a role of elsewhere', 'editor', mailed('2026-11-01T08:00:00.000Z'), 'other', ['withdraw']],
    ['at what is archived', 'editor', { ...mailed('2026-11-01T08:00:00.000Z'), archived: true }, null, ['withdraw']],
  ])('%s', (_, of, facts, team, expected) => expect(actsOn(of, facts, team)).toEqual(expected));
});
