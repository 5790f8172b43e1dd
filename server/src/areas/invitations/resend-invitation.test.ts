import { people, tenants } from '@bronhouder/world/cast.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { later } from '../../access/limits.ts';
import { filledAt, openWorld } from '../../for-tests.ts';
import { day, hour, refusal, invitationsIn } from './invitations.samples.ts';

const world = await openWorld();
afterAll(world.close);
const { admin } = tenants.streekdata.builtInRoles;
const { invited, row, traces, mails, begin } = invitationsIn(world);
beforeEach(begin);

describe('sending again', () => {
  const resend = (who: { key: string }, key: string, version = 1) => world.as(who).post(`/invitation/${key}/resending`, { version });

  test('is a new mail with a new token, prolongs, and voids the link before', async () => {
    const key = await invited(people.karel, 'nieuw@bieb.example');
    const before = await row(key);
    const at = later(filledAt, 2 * hour);
    world.at(at);
    const { status, body } = await resend(people.bram, key);
    expect({ status, body }).toEqual({ status: 200, body: { key, version: 2, expiresAt: later(at, 14 * day) } });
    const after = await row(key);
    expect(after).toMatchObject({ times_sent: 2, sent_at: at, created_by: people.karel.key, updated_by: people.bram.key });
    expect(after.token_hash).not.toBe(before.token_hash);
    expect((await traces(key)).map(({ act, by }) => [act, by])).toEqual([
      ['invite', people.karel.key],
      ['resend', people.bram.key],
    ]);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Karel Jansen nodigt u uit voor Bibliotheek Lindenhof',
      'Bram van den Berg nodigt u uit voor Bibliotheek Lindenhof',
    ]);
  });

  test('waits an hour, and happens five times at most', async () => {
    const key = await invited(people.karel, 'nieuw@bieb.example');
    expect(refusal(await resend(people.karel, key))).toEqual({ status: 429, code: 'invitation.too-often' });
    for (let times = 1; times < 5; times++) {
      world.at(later(filledAt, times * hour));
      expect((await resend(people.karel, key, times)).status).toBe(200);
    }
    world.at(later(filledAt, 10 * day));
    expect(refusal(await resend(people.karel, key, 5))).toEqual({ status: 429, code: 'invitation.too-often' });
  });

  test.each<[string, { key: string }, { status: number; code: string }]>([
    ['who may not assign roles there', people.femke, { status: 404, code: 'record.unknown' }],
    ['somebody of another team', people.carla, { status: 404, code: 'record.unknown' }],
    ['somebody of another tenant', people.els, { status: 404, code: 'record.unknown' }],
  ])('is refused to %s, and so is withdrawing', async (_, who, expected) => {
    const key = await invited(people.karel, 'nieuw@bieb.example');
    world.at(later(filledAt, 2 * hour));
    expect(refusal(await resend(who, key))).toEqual(expected);
    expect(refusal(await world.as(who).delete(`/invitation/${key}`, { version: 1 }))).toEqual(expected);
    expect((await row(key)).version).toBe(1);
  });

  test('is refused to who could not give the role; an older version is told', async () => {
    const key = await invited(people.bram, 'nieuw@bieb.example', { role: admin });
    world.at(later(filledAt, 2 * hour));
    expect(refusal(await resend(people.karel, key))).toEqual({ status: 409, code: 'assignment.rights-not-held' });
    expect(refusal(await resend(people.bram, key, 0))).toEqual({ status: 409, code: 'version.newer' });
    expect(refusal(await resend(people.bram, world.house.newKey()))).toEqual({ status: 404, code: 'record.unknown' });
  });
});

describe('withdrawing', () => {
  test('ends it, once, and leaves a trace', async () => {
    const key = await invited(people.karel, people.joost.email);
    expect((await world.as(people.bram).delete(`/invitation/${key}`, { version: 1 })).status).toBe(200);
    expect(await row(key)).toMatchObject({ answer: 'withdrawn', answered_at: filledAt, version: 2 });
    expect((await traces(key)).at(-1)).toMatchObject({ action: 'delete', act: 'withdraw', by: people.bram.key });
    expect(refusal(await world.as(people.bram).delete(`/invitation/${key}`, { version: 2 }))).toEqual({
      status: 409,
      code: 'invitation.answered',
    });
    expect(refusal(await world.as(people.bram).post(`/invitation/${key}/resending`, { version: 2 }))).toEqual({
      status: 409,
      code: 'invitation.answered',
    });
    expect(refusal(await world.as(people.joost).post(`/invitation/${key}/acceptance`, {}))).toEqual({
      status: 409,
      code: 'invitation.answered',
    });
  });
});
