import { organisations as its, people } from '@bronhouder/world/cast.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { later } from '../access/limits.ts';
import { filledAt, openWorld } from '../for-tests.ts';
import { openMailbox } from '../outside/mail/mailbox-for-tests.ts';
import { anotherProcess } from './another-process-for-tests.ts';
import { runJob } from './jobs.ts';

const mailbox = await openMailbox();
afterAll(mailbox.close);
const world = await openWorld({ SMTP_URL: mailbox.url });
afterAll(world.close);
const db = world.db();

// The world was filled on a Saturday; summer time is over, so seven o'clock is six o'clock in UTC.
const monday = '2026-11-23T06:00:00.000Z';
const week = 7 * 24 * 3_600_000;
const get = async ({ key }: { key: string }) => (await world.as(people.anna).get(`/organisation/${key}`)).body;
const watch = (who: { key: string }, { key }: { key: string }) => world.as(who).put(`/organisation/${key}/notifications`, { on: true });
const prefer = async (who: { key: string }, timing: 'now' | 'weekly' | 'off') => {
  const { version } = (await world.as(who).get('/profile')).body;
  const answer = await world.as(who).put('/profile/mail', { version, mail: { 'organisation-changed': timing } });
  expect(answer.status, answer.text).toBe(200);
};
const standsIn = async (who: { key: string }, forWhom: { key: string }) => {
  const { version } = (await world.as(forWhom).get('/profile')).body;
  const standIn = { person: who.key, from: '2026-11-20', till: '2026-12-20' };
  expect((await world.as(forWhom).put('/profile/stand-in', { version, standIn })).status).toBe(200);
};

/** Somebody changes the library: another photo text each time. */
const change = async (it: { key: string }, by: { key: string }, text: string) => {
  const { facts, types, content, key } = await get(it);
  const saved = {
    revision: facts.working,
    types: types.map((type) => ({ ...type })),
    state: 'concept',
    content: { ...content, photoText: text },
  };
  const answer = await world.as(by).put(`/organisation/${key}`, saved);
  expect(answer.status, answer.text).toBe(200);
  await runJob(world.house, 'tell');
};
const delivered = async () => {
  await runJob(world.house, 'deliver');
  return mailbox.mails.map(({ to, subject }) => `${[to].flat()[0]?.text} ${subject}`).sort();
};
const waiting = async () => (await db.selectFrom('digest_line').selectAll().execute()).length;

beforeEach(async () => {
  world.at(filledAt);
  await runJob(world.house, 'tell');
  for (const table of ['mail', 'digest_line', 'task', 'subscription'] as const) await db.deleteFrom(table).execute();
  const fresh = { mail_preferences: '{}', stand_in: null, stand_in_from: null, stand_in_till: null, version: 1, deactivated_at: null };
  await db.updateTable('user_account').set(fresh).execute();
  mailbox.mails.length = 0;
});

test('who reads once a week gets one mail on Monday at seven, with a line and a link for each thing', async () => {
  await watch(people.hanna, its.deKiem);
  await watch(people.hanna, its.lindenhof);
  await prefer(people.hanna, 'weekly');
  await change(its.deKiem, people.karel, 'Een');
  await change(its.deKiem, people.karel, 'Twee');
  await change(its.lindenhof, people.karel, 'Drie');
  expect(await delivered()).toEqual([]);
  expect(await waiting()).toBe(3);

  world.at(later(monday, -1));
  expect(await runJob(world.house, 'digest')).toBe(0);
  world.at(later(monday, 3_600_000));
  expect(await runJob(world.house, 'digest')).toBe(1);
  expect(await runJob(world.house, 'digest')).toBe(0);
  expect(await delivered()).toEqual([`${people.hanna.email} Wat er deze week gebeurde bij Streekdata`]);
  expect(await waiting()).toBe(0);

  const [mail] = mailbox.mails;
  const html = mail?.html === false ? '' : (mail?.html ?? '');
  for (const part of [
    'Beste Hanna Visser,',
    'Er zijn 3 berichten die',
    'Museum De Kiem is gewijzigd (2 keer)',
    'Bibliotheek Lindenhof is gewijzigd',
  ]) {
    expect(mail?.text?.replace(/\s+/g, ' ')).toContain(part);
    expect(html).toContain(part);
  }
  expect(html).toContain(`href="http://localhost/#/organisation/${its.deKiem.key}"`);
  expect(mail?.text).toContain(`http://localhost/#/organisation/${its.lindenhof.key}`);
});

test('who wants none gets none, who wants them at once gets them at once', async () => {
  for (const who of [people.hanna, people.bram]) await watch(who, its.deKiem);
  await prefer(people.bram, 'off');
  await change(its.deKiem, people.karel, 'Vier');
  expect(await delivered()).toEqual([`${people.hanna.email} Museum De Kiem is gewijzigd`]);
  expect(await waiting()).toBe(0);
});

test('what may not be read any more, is gone or was switched off since is not told', async () => {
  await watch(people.noor, its.hofTeVeghel);
  await watch(people.hanna, its.deKiem);
  await watch(people.femke, its.lindenhof);
  for (const who of [people.noor, people.hanna, people.femke]) await prefer(who, 'weekly');
  await change(its.hofTeVeghel, people.bram, 'Vijf');
  await change(its.deKiem, people.karel, 'Zes');
  await change(its.lindenhof, people.karel, 'Zeven');
  expect(await waiting()).toBe(3);
  await db.deleteFrom('assignment').where('user_id', '=', people.noor.key).execute();
  await prefer(people.hanna, 'off');
  await db.updateTable('user_account').set({ deactivated_at: filledAt }).where('id', '=', people.femke.key).execute();
  world.at(monday);
  expect(await runJob(world.house, 'digest')).toBe(0);
  expect(await delivered()).toEqual([]);
  expect(await waiting()).toBe(0);
});

test('what comes after Monday morning waits for the next', async () => {
  await watch(people.hanna, its.deKiem);
  await prefer(people.hanna, 'weekly');
  await change(its.deKiem, people.karel, 'Acht');
  world.at(monday);
  await runJob(world.house, 'digest');
  await change(its.deKiem, people.karel, 'Negen');
  world.at(later(monday, 3 * 24 * 3_600_000));
  expect(await runJob(world.house, 'digest')).toBe(0);
  expect(await waiting()).toBe(1);
  world.at(later(monday, week));
  expect(await runJob(world.house, 'digest')).toBe(1);
});

test('two processes write each reader one', async () => {
  const readers = [people.hanna, people.bram, people.ilse, people.anna];
  for (const who of readers) {
    await watch(who, its.deKiem);
    await prefer(who, 'weekly');
  }
  await change(its.deKiem, people.karel, 'Tien');
  const processes = await Promise.all([anotherProcess(world, monday), anotherProcess(world, monday)]);
  const written = await Promise.all(processes.map((run) => run('digest')));
  expect(written.reduce((sum, one) => sum + one)).toBe(readers.length);
  const mails = await db.selectFrom('mail').select('recipient').where('kind', '=', 'weekly-digest').execute();
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(readers.map(({ email }) => email).sort());
}, 30_000);

test('who stands in gets the mail in the other’s name, as they want it and as far as they may read it', async () => {
  await watch(people.karel, its.lindenhof);
  await watch(people.karel, its.deKiem);
  await standsIn(people.femke, people.karel);
  await change(its.lindenhof, people.bram, 'Elf');
  await change(its.deKiem, people.bram, 'Twaalf');
  expect(await delivered()).toEqual([
    `${people.femke.email} Bibliotheek Lindenhof is gewijzigd (namens Karel Jansen)`,
    `${people.karel.email} Bibliotheek Lindenhof is gewijzigd`,
    `${people.karel.email} Museum De Kiem is gewijzigd`,
  ]);
  const hers = mailbox.mails.find(({ subject }) => subject?.includes('namens'));
  expect(hers?.text?.replace(/\s+/g, ' ')).toContain('U krijgt deze mail namens Karel Jansen, voor wie u waarneemt tot en met 20-12-2026.');

  await prefer(people.femke, 'weekly');
  await change(its.lindenhof, people.bram, 'Dertien');
  expect(await waiting()).toBe(1);
  // What Karel does not want himself, nobody gets in his name.
  await prefer(people.karel, 'off');
  await change(its.lindenhof, people.bram, 'Veertien');
  expect(await waiting()).toBe(1);
});

test('who stands in hears nothing of what they did themselves, nor twice what they hear anyway', async () => {
  await watch(people.karel, its.lindenhof);
  await standsIn(people.femke, people.karel);
  await change(its.lindenhof, people.femke, 'Vijftien');
  expect(await delivered()).toEqual([`${people.karel.email} Bibliotheek Lindenhof is gewijzigd`]);
  mailbox.mails.length = 0;
  await watch(people.femke, its.lindenhof);
  await change(its.lindenhof, people.bram, 'Zestien');
  expect(await delivered()).toEqual([
    `${people.femke.email} Bibliotheek Lindenhof is gewijzigd`,
    `${people.karel.email} Bibliotheek Lindenhof is gewijzigd`,
  ]);
});
