import { libraries, organisations as its, people } from '@bronhouder/world/cast.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { later } from '../../access/limits.ts';
import { weekly } from '../../areas/agenda/items.samples.ts';
import { planned } from '../../areas/agenda/verbs.samples.ts';
import { madeProduct, madeShare } from '../../areas/products/sharing/sharing.samples.ts';
import { of, relationsIn, written } from '../../areas/relations/relations.samples.ts';
import { made } from '../../areas/supplements/supplements.samples.ts';
import { filledAt, openWorld } from '../../for-tests.ts';
import { runJob } from '../jobs.ts';

const world = await openWorld();
afterAll(world.close);
const db = world.db();
const { karel, hanna, noor, omar, bram } = people;
const femke = world.as(people.femke);
const { lindenhof, deScholte, bladel } = its;
const location = libraries.lindenhof.building.key;
const product = await madeProduct(world, lindenhof.key, 'Leesclub');
const course = () => planned(femke, { organisation: lindenhof.key, product, location, timing: weekly });

const watch = (who: { key: string }, path: string) => world.as(who).put(`/${path}/notifications`, { on: true });
const prefer = async (who: { key: string }, timing: 'weekly' | 'off') => {
  const { version } = (await world.as(who).get('/profile')).body;
  const mail = { 'agenda-changed': timing, 'library-changed': timing };
  expect((await world.as(who).put('/profile/mail', { version, mail })).status).toBe(200);
};
/** What the mailboxes hold after so many minutes. */
const after = async (minutes: number) => {
  world.at(later(filledAt, minutes * 60_000));
  await runJob(world.house, 'tell');
  const rows = await db.selectFrom('mail').selectAll().orderBy('recipient').orderBy('kind').execute();
  return rows.map(({ recipient, subject, body_text }) => ({ to: recipient, subject, text: body_text.replace(/\s+/g, ' ') }));
};
const tasksOf = async (who: { key: string }) =>
  (await world.as(who).get<{ tasks: { kind: string; values: Record<string, unknown> }[] }>('/session/update')).body.tasks.map(
    ({ kind, values }) => [kind, values['count']],
  );
const evening = (day: string) => ({ startDate: day, startTime: '20:00', endDate: day, endTime: '21:30' });

beforeEach(async () => {
  world.at(filledAt);
  await runJob(world.house, 'record-moments');
  await runJob(world.house, 'tell');
  for (const table of ['mail', 'digest_line', 'task', 'subscription', 'untold'] as const) await db.deleteFrom(table).execute();
  await db.updateTable('user_account').set({ mail_preferences: '{}', version: 1 }).execute();
});

describe('the agenda', () => {
  test('much work in ten minutes is one task and one mail, to who watches the organisation or the product, not to who did it', async () => {
    for (const who of [karel, people.femke]) await watch(who, `organisation/${lindenhof.key}`);
    await watch(hanna, `product/${product}`);
    const key = await course();
    expect(await after(0)).toEqual([]);
    for (const [index, at] of ['2026-12-10', '2026-12-17'].entries())
      await femke.post(`/agenda/item/${key}/move`, { version: index + 1, at, which: 'this', span: evening(at), reason: '' });
    await femke.post(`/agenda/item/${key}/cancellation`, { version: 3, at: '2026-12-24', which: 'this', reason: '' });
    expect(await after(9)).toEqual([]);
    expect(await tasksOf(karel)).toEqual([['agenda-changed', 4]]);
    expect(await tasksOf(people.femke)).toEqual([]);
    const mails = await after(10);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual(
      [hanna, karel].map(({ email }) => [email, 'Agenda van Bibliotheek Lindenhof: 4 wijzigingen']),
    );
    for (const line of [
      'Leesclub: in de agenda gezet, door Femke',
      'Leesclub: 10-12-2026 19:30 verplaatst naar 10-12-2026 20:00, door Femke',
      'Leesclub: 24-12-2026 19:30 vervalt, door Femke',
      `/#/organisation/${lindenhof.key}/agenda`,
    ])
      expect(mails[0]?.text).toContain(line);
    expect(await after(60)).toHaveLength(2);
  });

  test('one change is said in the subject; what is deleted is told once, with what went before', async () => {
    await watch(karel, `organisation/${lindenhof.key}`);
    const key = await course();
    await after(0);
    await after(10);
    await db.deleteFrom('mail').execute();
    await femke.delete(`/agenda/item/${key}`, { version: 1 });
    await after(11);
    expect((await after(21)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Agenda van Bibliotheek Lindenhof: Leesclub: uit de agenda verwijderd, door Femke/),
    ]);
    expect(await db.selectFrom('untold').selectAll().execute()).toEqual([]);
  });

  test('waits for the weekly overview, or is not told, as its reader wants; nor to who may not read it any more', async () => {
    for (const who of [karel, hanna, noor]) await watch(who, `organisation/${lindenhof.key}`);
    await prefer(karel, 'weekly');
    await prefer(hanna, 'off');
    await course();
    expect(await after(30)).toEqual([]);
    expect((await db.selectFrom('digest_line').select(['user_id', 'due', 'line']).execute()).map(({ line, ...one }) => one)).toEqual([
      { user_id: karel.key, due: null },
    ]);
    await runJob(world.house, 'digest');
    world.at('2026-11-23T06:00:00.000Z');
    expect(await runJob(world.house, 'digest')).toBe(1);
    expect((await after(3000))[0]?.text).toContain('Agenda van Bibliotheek Lindenhof: Leesclub: in de agenda gezet');
  });

  test('dates of a co-organiser are told to the people of the owner who watch the product, from where they may read them', async () => {
    const theirs = await madeProduct(world, deScholte.key, 'Rondleiding');
    await madeShare(world, theirs, lindenhof.key, 'accepted');
    await watch(omar, `product/${theirs}`);
    await planned(femke, { organisation: lindenhof.key, product: theirs, location, timing: weekly });
    await after(0);
    const [mail] = await after(10);
    expect(mail?.to).toBe(omar.email);
    expect(mail?.text).toContain('Rondleiding bij Bibliotheek Lindenhof: in de agenda gezet');
    expect(mail?.text).toContain(`/#/organisation/${deScholte.key}/product/${theirs}/agenda`);
  });
});

test('of a relation hear the watchers of both; the other is named to who may read it', async () => {
  const { makeType } = relationsIn(world);
  const type = await makeType(written());
  await watch(hanna, `organisation/${lindenhof.key}`);
  await watch(people.femke, `organisation/${lindenhof.key}`);
  await world.as(bram).post(of(lindenhof), { type, target: bladel.key });
  await after(0);
  const mails = await after(10);
  expect(mails.map(({ to }) => to)).toEqual([people.femke.email, hanna.email]);
  expect(mails[0]?.subject).toMatch(/^Relaties van Bibliotheek Lindenhof: relatie gelegd met een andere organisatie, door Bram/);
  expect(mails[1]?.subject).toMatch(/relatie gelegd met .*Bladel.*, door Bram/);
});

test('of what is shared hears who watches, on their own side, unless they are the ones who are asked', async () => {
  const shared = await madeProduct(world, lindenhof.key, 'Digitaal spreekuur');
  await watch(hanna, `product/${shared}`);
  await watch(omar, `organisation/${deScholte.key}`);
  await world.as(karel).post(`/product/${shared}/consumers`, { organisations: [deScholte.key], message: '' });
  await after(0);
  const mails = (await after(10)).filter(({ to }) => to === hanna.email || to === omar.email);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [hanna.email, expect.stringMatching(/^Delen bij Bibliotheek Lindenhof: Digitaal spreekuur van .* aangeboden aan .*, door Karel/)],
    [omar.email, expect.stringMatching(/biedt Digitaal spreekuur aan/)],
  ]);
});

test('of a library: what is new, closed, opened and deleted, not every change of it', async () => {
  await watch(karel, `organisation/${lindenhof.key}`);
  const key = await made(femke, { title: 'Tuinzaal' });
  await femke.post(`/supplement/${key}/closing`, { version: 1, from: '2026-12-01', till: '2026-12-24', reason: 'Verbouwing' });
  await femke.delete(`/supplement/${key}/closing`, { version: 2 });
  await after(1);
  await world.as(people.anna).delete(`/supplement/${key}`, { version: 3 });
  await after(2);
  const [mail] = await after(12);
  expect(mail?.subject).toBe('Onderdelen van Bibliotheek Lindenhof: 4 wijzigingen');
  expect(mail?.text).toContain('Tuinzaal gesloten van 01-12-2026 tot en met 24-12-2026');
  expect(mail?.text).toContain('een onderdeel definitief verwijderd');
});
