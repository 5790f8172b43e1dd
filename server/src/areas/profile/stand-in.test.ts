import { organisations as its, people } from '@bronhouder/world/cast.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { later } from '../../access/limits.ts';
import { filledAt, openWorld } from '../../for-tests.ts';
import { logOf } from '../organisations/traces-for-tests.ts';

const world = await openWorld();
afterAll(world.close);
const [karel, femke] = [world.as(people.karel), world.as(people.femke)];
const day = 24 * 3_600_000;
const [today, nextWeek] = ['2026-11-21', '2026-11-28'];

const get = async (who = karel) => (await who.get('/profile')).body;
const name = async (standIn: object | null, who = karel) => who.put('/profile/stand-in', { version: (await get(who)).version, standIn });
const byFemke = { person: people.femke.key, from: today, till: nextWeek };
const namesOf = (rows: unknown) => (rows as { name: string }[]).map(({ name: one }) => one);
const tasksOf = async (who: typeof karel) =>
  (await who.get('/session/update')).body.tasks as {
    key: string;
    kind: string;
    behalf: { name: string } | null;
    subject: { key: string };
  }[];

beforeEach(async () => {
  world.at(filledAt);
  for (const who of [karel, femke]) await name(null, who);
  await world.db().deleteFrom('task').execute();
});

describe('a stand-in', () => {
  test('is chosen among those who hold a role on the same line of the tree, by words of their name', async () => {
    const all = namesOf((await karel.get('/profile/colleagues')).body);
    expect(all).toEqual(expect.arrayContaining(['Anna de Wit', 'Bram van den Berg', 'Femke Bos', 'Hanna Visser', 'Ilse Smits']));
    for (const nobody of ['Karel Jansen', 'Gijs Vermeer', 'Carla Hoekstra', 'Joost Mulder']) expect(all).not.toContain(nobody);
    expect(namesOf((await karel.get('/profile/colleagues?q=b%C3%B6s')).body)).toEqual(['Femke Bos']);
    expect(namesOf((await karel.get('/profile/colleagues?q=berg+bram')).body)).toEqual(['Bram van den Berg']);
    // An address is nobody's name, and a sign of the pattern is a sign.
    expect((await karel.get('/profile/colleagues?q=streekdata.example')).body).toEqual([]);
    expect((await karel.get('/profile/colleagues?q=%25')).body).toEqual([]);
    expect((await world.as(people.joost).get('/profile/colleagues')).body).toEqual([]);
  });

  test('is named for some days, seen by both, and leaves its trace', async () => {
    expect((await name(byFemke)).status).toBe(200);
    const [from, till] = [today, nextWeek];
    expect((await get()).standIn).toEqual({ person: { key: people.femke.key, name: 'Femke Bos' }, from, till });
    expect((await get(femke)).standsInFor).toEqual([{ person: { key: people.karel.key, name: 'Karel Jansen' }, from, till }]);
    expect((await logOf(world, people.karel.key)).at(-1)).toMatchObject({ act: 'standIn', details: { values: byFemke } });
    const session = async (who: typeof karel) => (await who.get('/session/update')).body;
    expect((await session(karel)).standIn).toEqual({ person: { key: people.femke.key, name: 'Femke Bos' }, till });
    expect((await session(femke)).standsInFor).toEqual([{ person: { key: people.karel.key, name: 'Karel Jansen' }, till }]);
    world.at(later(filledAt, 8 * day));
    expect((await get()).standIn).toBeNull();
    expect((await get(femke)).standsInFor).toEqual([]);
  });

  test.each<[string, object, string[]]>([
    ['oneself', { ...byFemke, person: people.karel.key }, ['person person-self']],
    ['who is no colleague', { ...byFemke, person: people.gijs.key }, ['person person-unknown']],
    ['of another tenant', { ...byFemke, person: people.els.key }, ['person person-unknown']],
    ['whose days are over', { ...byFemke, from: '2026-11-01', till: '2026-11-20' }, ['till date-minimum']],
    ['for two years', { ...byFemke, till: '2028-11-21' }, ['till date-maximum']],
  ])('%s is refused', async (_, standIn, fields) => {
    const { status, body } = await name(standIn);
    expect(status).toBe(422);
    expect(body.problems?.map(({ field, code }) => `${field} ${code}`)).toEqual(fields);
    expect((await get()).standIn).toBeNull();
  });

  test('whose account was closed is refused', async () => {
    const account = world.db().updateTable('user_account').where('id', '=', people.femke.key);
    await account.set({ deactivated_at: filledAt }).execute();
    expect((await name(byFemke)).status).toBe(422);
    await account.set({ deactivated_at: null }).execute();
  });

  test('gains no right', async () => {
    const before = await femke.get(`/organisation/${its.lindenhof.key}`);
    await name(byFemke);
    expect((await femke.get(`/organisation/${its.lindenhof.key}`)).body.actions).toEqual(before.body.actions);
    expect((await femke.get(`/organisation/${its.deKiem.key}`)).status).toBe(404);
  });

  test('is shown what they could not do, and who could give it', async () => {
    type Gap = { place: { name: string }; lacks: string[]; givers: { name: string }[] };
    const { body: gaps } = await karel.get<Gap[]>(`/profile/colleagues/${people.femke.key}/gaps`);
    expect(gaps.map(({ place }) => place.name).sort()).toEqual(['Bibliotheek Lindenhof', 'Museum De Kiem']);
    const library = gaps.find(({ place }) => place.name === 'Bibliotheek Lindenhof');
    expect(library?.lacks).toContain('ORGANISATION:publish');
    expect(library?.lacks).not.toContain('ORGANISATION:update');
    expect(library?.givers.map(({ name: one }) => one)).toContain('Bram van den Berg');
    expect((await karel.get(`/profile/colleagues/${people.bram.key}/gaps`)).body).toEqual([]);
    expect((await karel.get(`/profile/colleagues/${people.gijs.key}/gaps`)).status).toBe(404);
  });
});

describe('the tasks of somebody who is away', () => {
  const asked = async (who: { key: string }, { key: record }: { key: string }, at = filledAt): Promise<string> => {
    const key = world.house.newKey();
    await world
      .db()
      .insertInto('task')
      .values({ key, user_id: who.key, kind: 'plan-done', at, record_kind: 'organisation', record })
      .execute();
    return key;
  };
  const seen = async (who: typeof karel) => (await tasksOf(who)).map(({ key, behalf }) => [key, behalf?.name ?? null]);

  test('are seen by the stand-in on those days, in their name, as far as it may read what they are about', async () => {
    const [library] = [await asked(people.karel, its.lindenhof), await asked(people.karel, its.deKiem)];
    expect(await seen(femke)).toEqual([]);
    await name({ ...byFemke, from: '2026-11-22' });
    expect(await seen(femke)).toEqual([]);
    world.at(later(filledAt, day));
    expect(await seen(femke)).toEqual([[library, 'Karel Jansen']]);
    expect((await femke.get(`/task/${library}`)).body.behalf).toEqual({ key: people.karel.key, name: 'Karel Jansen' });
    world.at(later(filledAt, 8 * day));
    expect(await seen(femke)).toEqual([]);
    expect((await femke.get(`/task/${library}`)).status).toBe(404);
  });

  test('are done for both', async () => {
    const task = await asked(people.karel, its.lindenhof);
    expect((await femke.post(`/task/${task}/completion`, {})).status).toBe(404);
    await name(byFemke);
    expect((await femke.post(`/task/${task}/completion`, {})).status).toBe(200);
    expect(await seen(karel)).toEqual([]);
  });

  test('go no further: who stands in for the stand-in gets nothing, and a circle gives each the other’s', async () => {
    const [mine, hers] = [await asked(people.karel, its.lindenhof), await asked(people.femke, its.lindenhof, later(filledAt, -1))];
    await name(byFemke);
    await name({ person: people.bram.key, from: today, till: nextWeek }, femke);
    expect(await seen(world.as(people.bram))).toEqual([[hers, 'Femke Bos']]);
    await name({ person: people.karel.key, from: today, till: nextWeek }, femke);
    expect(await seen(karel)).toEqual([
      [mine, null],
      [hers, 'Femke Bos'],
    ]);
  });

  test('are not shown twice to who is asked the same', async () => {
    await asked(people.karel, its.lindenhof);
    const own = await asked(people.femke, its.lindenhof);
    await name(byFemke);
    expect(await seen(femke)).toEqual([[own, null]]);
  });
});
