import { people, teams } from '@bronhouder/world/cast.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { logOf } from '../organisations/traces-for-tests.ts';
import { at, faults, relationsIn, said, written } from '../relations/relations.samples.ts';

const world = await openWorld();
afterAll(world.close);
const { makeType, relate } = relationsIn(world);
const [bram, hanna, carla] = [world.as(people.bram), world.as(people.hanna), world.as(people.carla)];
const { noordBrabant, kempen, fryslan } = teams;

describe('making a relation type', () => {
  test('is for who manages them at the team; the log tells of it by keys', async () => {
    const type = written({ kind: 'partOf' });
    const key = await makeType(type);
    expect((await bram.get(at(noordBrabant, key))).body).toMatchObject({
      ...type,
      key,
      version: 1,
      uses: 0,
      editable: true,
      team: { key: noordBrabant.key, name: 'Noord-Brabant' },
    });
    expect(await logOf(world, key)).toMatchObject([
      { action: 'create', act: 'create', by: people.bram.key, details: { values: { team: noordBrabant.key } } },
    ]);
    expect(said(await hanna.post(at(noordBrabant), written()))).toEqual({ status: 403, code: 'right.missing' });
    expect(said(await carla.post(at(noordBrabant), written()))).toEqual({ status: 404, code: 'record.unknown' });
  });

  test('is seen and used at the team and beneath, changed where it belongs', async () => {
    const key = await makeType(written());
    const seen = (await bram.get(at(kempen))).body;
    expect(seen).toContainEqual(expect.objectContaining({ key, editable: false }));
    expect((await bram.get(at(teams.root, key))).status).toBe(404);
    expect(said(await bram.put(at(kempen, key), { ...written(), version: 1 }))).toEqual({ status: 409, code: 'relation-type.elsewhere' });
    expect(said(await bram.delete(at(kempen, key), { version: 1 }))).toEqual({ status: 409, code: 'relation-type.elsewhere' });
  });

  test('names what is wrong with it', async () => {
    const empty = { input: ' ', output: '' };
    const answer = await bram.post(at(noordBrabant), written({ labels: { source: empty, target: empty } }));
    expect({ ...said(answer), faults: faults(answer) }).toEqual({
      status: 422,
      code: 'form.problems',
      faults: ['labels.source.input required', 'labels.source.output required'],
    });
    expect((await bram.post(at(noordBrabant), written({ kind: 'friends' }))).status).toBe(400);
  });

  test('has labels of its own in its line of teams, also when two are made at once', async () => {
    const type = written();
    await makeType(type);
    for (const team of [kempen, noordBrabant]) {
      expect(faults(await bram.post(at(team), type))).toEqual(['labels.source.input not-unique', 'labels.source.output not-unique']);
    }
    // Of another line nobody meets both.
    expect((await carla.post(at(fryslan), type)).status).toBe(200);
    const again = written();
    const both = await Promise.all([noordBrabant, kempen].map((team) => bram.post(at(team), again)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});

describe('changing and deleting a relation type', () => {
  test('leaves what changed in the log; nothing changed leaves nothing', async () => {
    const type = written();
    const key = await makeType(type);
    expect((await bram.put(at(noordBrabant, key), { ...type, version: 1 })).body).toEqual({ key, version: 1 });
    const next = written({ kind: 'partOf' });
    expect((await bram.put(at(noordBrabant, key), { ...next, version: 1 })).body).toEqual({ key, version: 2 });
    expect(said(await bram.put(at(noordBrabant, key), { ...next, version: 1 }))).toEqual({ status: 409, code: 'version.newer' });
    expect((await logOf(world, key)).at(-1)).toMatchObject({ act: 'save', details: { values: { kind: 'partOf', labels: true } } });
  });

  test('in use is refused for its kind and for good; its words may change', async () => {
    const type = written({ kind: 'partOf' });
    const key = await makeType(type);
    await relate(key);
    const inUse = { status: 409, code: 'relation-type.in-use' };
    expect(said(await bram.delete(at(noordBrabant, key), { version: 1 }))).toEqual(inUse);
    const other = await bram.put(at(noordBrabant, key), { ...type, kind: 'equal', version: 1 });
    expect(said(other)).toEqual({ status: 409, code: 'relation-type.kind-in-use' });
    expect((await bram.put(at(noordBrabant, key), { ...written({ kind: 'partOf' }), version: 1 })).status).toBe(200);
    expect((await bram.get(at(noordBrabant, key))).body).toMatchObject({ uses: 1 });
  });

  test('for good leaves its trace', async () => {
    const key = await makeType(written());
    expect((await bram.delete(at(noordBrabant, key), { version: 1 })).status).toBe(200);
    expect((await bram.get(at(noordBrabant, key))).status).toBe(404);
    expect((await logOf(world, key)).at(-1)).toMatchObject({ act: 'delete', action: 'delete' });
  });

  test('stands in the way of deleting its team', async () => {
    const made = await bram.post('/team', { parent: noordBrabant.key, name: 'Voor relaties' });
    const team = { key: String(made.body.key) };
    expect((await bram.post(at(team), written())).status).toBe(200);
    expect((await bram.delete(`/team/${team.key}`, { version: 1 })).body).toMatchObject({
      errorCode: 'team.not-empty',
      values: { relationTypes: 1 },
    });
  });
});
