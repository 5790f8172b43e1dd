import { libraries, organisations as its, people, teams } from '@bronhouder/world/cast.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { giveRights } from '../organisations/rights-for-tests.ts';
import { madeProduct } from '../products/sharing/sharing.samples.ts';
import { once, weekly } from './items.samples.ts';
import { planned, savedItem } from './verbs.samples.ts';

const world = await openWorld();
afterAll(world.close);
const [anna, femke, lotte] = [world.as(people.anna), world.as(people.femke), world.as(people.lotte)];
const organisation = its.lindenhof.key;
const location = libraries.lindenhof.building.key;
const product = await madeProduct(world, organisation, 'Leesclub');

type Log = {
  rows: { kind: string; act: string; record: { key: string; name: string | null; organisation: string | null }; values: object }[];
  names: { key: string; kind: string; name: string }[];
  acts: string[];
};

describe('the log of a team', () => {
  test('tells of the agendas beneath it, by what takes place; of what was deleted as well', async () => {
    const key = await planned(femke, { organisation, product, location, timing: weekly });
    await savedItem(femke, key, { timing: once('2026-12-10') });
    const gone = await planned(femke, { organisation, product, location, timing: weekly });
    await femke.delete(`/agenda/item/${gone}`, { version: 1 });
    const { body } = await anna.get<Log>(`/team/${teams.kempen.key}/auditlog?kinds=agenda`);
    const at = (item: string) => body.rows.filter(({ record }) => record.key === item).map(({ act }) => act);
    expect([at(key), at(gone)]).toEqual([['save', 'create'], ['erase']]);
    expect(body.rows.every(({ kind }) => kind === 'agenda')).toBe(true);
    expect(body.rows.find(({ record }) => record.key === key)?.record).toEqual({ key, name: 'Leesclub', organisation });
    expect(body.rows.find(({ record }) => record.key === gone)?.record.name).toBeNull();
    expect(body.names).toContainEqual(expect.objectContaining({ key, kind: 'agenda', name: 'Leesclub' }));
    expect(body.acts).toEqual(expect.arrayContaining(['save', 'create', 'erase']));
  });

  test('but not to who may not read those agendas', async () => {
    await giveRights(world, people.lotte, ['TEAM:read', 'PRODUCT:read'], teams.kempen);
    const { body } = await lotte.get<Log>(`/team/${teams.kempen.key}/auditlog?kinds=agenda`);
    expect(body.rows).toEqual([]);
  });
});
