import { describe, expect, it, test } from 'vitest';
import type { Assignment } from '../permissions/assignment.ts';
import { builtInRoles } from '../permissions/built-in-roles.ts';
import { accept, deny, type Offer, stillStands, withdraw } from './answer.ts';
import { mostMails, nextMailAt, resend } from './resend.ts';
import { expiryOf, type InvitationFacts, invitationStatus, invited } from './status.ts';

const now = '2026-11-21T09:00:00.000Z';
const after = (hours: number) => new Date(Date.parse(now) + hours * 3_600_000).toISOString();
const open = invited(now);
const inTime = after(2);
const tooLate = expiryOf(now);

const admin: Assignment = {
  key: 'a',
  role: { key: 'admin', name: 'Beheerder', builtIn: 'admin', rights: builtInRoles.admin },
  place: { kind: 'team', key: 'brabant', name: '' },
  scope: 'currentAndBeneath',
};
const offer: Offer = {
  role: { team: null, rights: builtInRoles.editor },
  subject: { teams: ['root', 'brabant'], organisation: 'bieb' },
  scope: 'current',
  archived: false,
  sender: { assignments: [admin] },
};
const codeOf = (outcome: ReturnType<typeof resend>) => (outcome.ok ? (outcome.value.answer ?? 'sent') : outcome.refusal.code);

test.each<[string, Partial<InvitationFacts>, string, string]>([
  ['just sent', {}, now, 'invited'],
  ['a moment before its end', {}, after(14 * 24 - 0.001), 'invited'],
  ['at its end', {}, tooLate, 'expired'],
  ['whether the expiry is recorded or not', { expiryRecorded: true }, tooLate, 'expired'],
  ['accepted', { answer: 'accepted' }, now, 'accepted'],
  ['accepted, and long ago', { answer: 'accepted' }, tooLate, 'accepted'],
  ['denied', { answer: 'denied' }, now, 'denied'],
  ['withdrawn', { answer: 'withdrawn' }, tooLate, 'withdrawn'],
])('%s', (_, facts, at, status) => expect(invitationStatus({ ...open, ...facts }, at)).toBe(status));

/** What each act answers to an invitation in each status. */
test.each([
  ['invited', open, inTime, ['accepted', 'denied', 'withdrawn', 'sent']],
  ['expired', open, tooLate, ['invitation.expired', 'invitation.expired', 'withdrawn', 'sent']],
  ['accepted', { ...open, answer: 'accepted' as const }, inTime, Array(4).fill('invitation.answered')],
  ['denied', { ...open, answer: 'denied' as const }, inTime, Array(4).fill('invitation.answered')],
  ['withdrawn', { ...open, answer: 'withdrawn' as const }, tooLate, Array(4).fill('invitation.answered')],
])('%s: accept, deny, withdraw, resend', (_, facts, at, expected) =>
  expect([accept(facts, offer, at), deny(facts, at), withdraw(facts, at), resend(facts, at)].map(codeOf)).toEqual(expected),
);

describe('what is offered has to stand at the moment of acceptance', () => {
  test.each<[string, Partial<Offer>, boolean]>([
    ['as it was sent', {}, true],
    ['nobody is left who sent it', { sender: null }, false],
    ['who sent it lost all roles', { sender: { assignments: [] } }, false],
    [
      'who sent it may no longer assign roles',
      { sender: { assignments: [{ ...admin, role: { ...admin.role, rights: builtInRoles.editor } }] } },
      false,
    ],
    [
      'who sent it may do less than the role',
      {
        sender: { assignments: [{ ...admin, role: { ...admin.role, rights: builtInRoles.manager } }] },
        role: { team: null, rights: builtInRoles.admin },
      },
      false,
    ],
    [
      'the role now holds more than who sent it',
      {
        role: { team: 'root', rights: [...builtInRoles.editor, 'ORGANISATION:archive'] },
        sender: { assignments: [{ ...admin, role: { ...admin.role, rights: builtInRoles.manager } }] },
      },
      false,
    ],
    ['the role belongs to another part of the tree', { role: { team: 'fryslan', rights: [] } }, false],
    ['the place is archived', { archived: true }, false],
    ['the place moved out of reach of who sent it', { subject: { teams: ['root', 'fryslan'], organisation: 'bieb' } }, false],
  ])('%s', (_, change, stands) => {
    const changed = { ...offer, ...change };
    expect(stillStands(changed)).toBe(stands);
    expect(codeOf(accept(open, changed, inTime))).toBe(stands ? 'accepted' : 'invitation.invalid');
    expect(codeOf(deny(open, inTime))).toBe('denied');
  });
});

describe('another mail', () => {
  it('prolongs, also what has expired and is written down so', () => {
    const again = resend({ ...open, expiryRecorded: true }, tooLate);
    expect(again.ok && again.value).toEqual({ ...open, sentAt: tooLate, timesSent: 2, expiresAt: expiryOf(tooLate) });
  });

  it('waits an hour', () => {
    expect(codeOf(resend(open, after(0.999)))).toBe('invitation.too-often');
    expect(codeOf(resend(open, after(1)))).toBe('sent');
    expect(nextMailAt(open)).toBe(after(1));
  });

  it('is sent five times in all', () => {
    let facts = open;
    for (let times = 2; times <= mostMails; times++) {
      const again = resend(facts, after(times));
      facts = again.ok ? again.value : facts;
      expect(facts.timesSent).toBe(times);
    }
    expect(codeOf(resend(facts, after(1000)))).toBe('invitation.too-often');
    expect(nextMailAt(facts)).toBeNull();
  });
});
