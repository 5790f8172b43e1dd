import { organisations as its, people, teams, types } from '@bronhouder/world/cast.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { later } from '../../access/limits.ts';
import { filledAt, openWorld } from '../../for-tests.ts';
import { typesIn, written } from '../types/types.samples.ts';

const world = await openWorld();
afterAll(world.close);

const day = 24 * 3_600_000;
const { noordBrabant, kempen, meierij, root } = teams;
const rowShape = z.object({
  kind: z.string(),
  act: z.string(),
  at: z.string(),
  by: z.looseObject({ key: z.string() }).nullable(),
  record: z.object({ key: z.string(), name: z.string().nullable() }),
  values: z.looseObject({}),
  changes: z.array(z.looseObject({})),
});
const logShape = z.object({ rows: z.array(rowShape), total: z.number(), acts: z.array(z.string()), names: z.array(z.looseObject({})) });
const log = async (team: { key: string }, query = '', who: { key: string } = people.anna) => {
  const { body } = await world.as(who).get(`/team/${team.key}/auditlog?size=100${query}`);
  return logShape.parse(body);
};
const records = (rows: { record: { key: string } }[]) => new Set(rows.map(({ record }) => record.key));

const { version, own } = (await world.as(people.anna).get(`/team/${kempen.key}/settings`)).body;
world.at(later(filledAt, day));
await world.as(people.anna).put(`/team/${kempen.key}/settings`, {
  version,
  settings: { ...Object(own), maxVerifyAge: 365, organisationTypes: [types.museum.key], online: { value: true, mandatory: true } },
});
world.at(filledAt);

describe('the log of a team', () => {
  test('tells what was done with it and with what is beneath it, newest first, with the names of now', async () => {
    const { rows, total, names } = await log(kempen);
    expect(rows[0]).toMatchObject({
      kind: 'team',
      act: 'saveSettings',
      by: { key: people.anna.key, name: 'Anna de Wit' },
      record: { key: kempen.key, name: 'Kempen' },
      changes: [
        { field: 'maxVerifyAge', before: null, after: 365 },
        { field: 'organisationTypes', before: null, after: [types.museum.key] },
        { field: 'online', before: null, after: { value: true, mandatory: true } },
      ],
    });
    expect(rows.map(({ at }) => at)).toEqual(
      rows
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    expect(rows).toHaveLength(Math.min(100, total));
    expect(records(rows)).toContain(its.lindenhof.key);
    expect(records(rows)).not.toContain(its.hofTeVeghel.key);
    const given = rows.find(({ kind, values }) => kind === 'assignment' && values['person'] === people.femke.key);
    expect(given).toMatchObject({ act: 'assign', record: { name: 'Femke Bos' }, values: { organisation: its.lindenhof.key } });
    expect(names).toEqual(
      expect.arrayContaining([{ key: its.lindenhof.key, kind: 'organisation', name: 'Bibliotheek Lindenhof', builtIn: null }]),
    );
  });

  test('without what is beneath is that of the team itself', async () => {
    const { rows } = await log(noordBrabant, '&beneath=false');
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['team', 'assignment']));
    expect(records(rows.filter(({ kind }) => kind === 'team'))).toEqual(new Set([noordBrabant.key]));
    expect((await log(root, '&beneath=false')).rows.map(({ kind }) => kind)).toContain('role');
  });

  test('is filtered by kind, act, person and day, and comes in parts', async () => {
    expect((await log(kempen, '&kinds=team')).rows.map(({ act }) => act)).toEqual(['saveSettings', 'create']);
    const plans = await log(kempen, '&acts=plan&acts=publish');
    expect(new Set(plans.rows.map(({ act }) => act))).toEqual(new Set(['plan', 'publish']));
    const karels = await log(kempen, `&by=${people.karel.key}&kinds=organisation`);
    expect(karels.rows.every(({ by }) => by?.key === people.karel.key)).toBe(true);
    expect(karels.total).toBeGreaterThan(0);
    expect(karels.acts).toEqual(expect.arrayContaining(['create', 'saveSettings']));
    const tomorrow = later(filledAt, day).slice(0, 10);
    expect((await log(kempen, `&from=${tomorrow}`)).rows.map(({ act }) => act)).toEqual(['saveSettings']);
    expect((await log(kempen, `&till=${tomorrow}`)).total).toBe((await log(kempen)).total);
    const whole = await log(kempen);
    const { body } = await world.as(people.anna).get(`/team/${kempen.key}/auditlog?size=2&page=2`);
    expect(body.rows.map(({ key }) => key)).toEqual(
      (await world.as(people.anna).get(`/team/${kempen.key}/auditlog?size=4`)).body.rows.slice(2).map(({ key }) => key),
    );
    expect(body.total).toBe(whole.total);
  });

  test('finds nothing with filters that fit nothing, and still says what they can be set to', async () => {
    const body = await log(kempen, '&acts=nothing');
    expect(body).toMatchObject({ rows: [], total: 0, acts: expect.arrayContaining(['create']) });
  });

  test('tells who got which role only to who may assign roles there', async () => {
    const seenBy = async (who: { key: string }) => new Set((await log(noordBrabant, '', who)).rows.map(({ kind }) => kind));
    expect(await seenBy(people.bram)).toContain('assignment');
    expect(await seenBy(people.hanna)).not.toContain('assignment');
    expect(await seenBy(people.hanna)).toContain('organisation');
  });

  test('tells who made or changed a type at the root team, and at no other', async () => {
    const { made, save } = typesIn(world);
    const key = await made(written('Gemaal'), 'product');
    await save(key, 1, written('Stoomgemaal'));
    const { rows, names } = await log(root, '&kinds=type');
    expect(rows.filter(({ record }) => record.key === key)).toMatchObject([
      { act: 'save', record: { name: 'Stoomgemaal' }, by: { key: people.anna.key } },
      { act: 'create', record: { name: 'Stoomgemaal' } },
    ]);
    expect(names).toContainEqual({ key, kind: 'type', name: 'Stoomgemaal', builtIn: null });
    expect((await log(root, '&kinds=type&beneath=false')).rows).not.toEqual([]);
    expect((await log(noordBrabant, '&kinds=type')).rows).toEqual([]);
  });

  test('keeps what was deleted for good and whose role was taken away', async () => {
    const anna = world.as(people.anna);
    const { body: gone } = await anna.get(`/organisation/${its.suikerMuseum.key}`);
    await anna.delete(`/organisation/${its.suikerMuseum.key}`, { version: gone.version, title: gone.title });
    const { rows } = await log(teams.westBrabant);
    expect(rows.find(({ act }) => act === 'erase')).toMatchObject({ record: { key: its.suikerMuseum.key, name: null } });
    await world.db().deleteFrom('assignment').where('user_id', '=', people.noor.key).execute();
    const taken = (await log(meierij)).rows.find(({ kind, values }) => kind === 'assignment' && values['person'] === people.noor.key);
    expect(taken).toMatchObject({ record: { name: null } });
    expect((await log(meierij)).names).toContainEqual({ key: people.noor.key, kind: 'user', name: 'Noor Peeters', builtIn: null });
  });

  test('is not there for who may not read the team', async () => {
    for (const who of [people.carla, people.karel, people.els])
      expect((await world.as(who, 'localhost').get(`/team/${kempen.key}/auditlog`)).status).not.toBe(200);
    expect((await world.as(people.carla).get(`/team/${kempen.key}/auditlog`)).status).toBe(404);
  });

  test.each(['by=x', 'from=yesterday', 'page=0', 'beneath=perhaps'])('%s is refused with the field named', async (query) => {
    const { status, body } = await world.as(people.anna).get(`/team/${root.key}/auditlog?${query}`);
    expect({ status, field: body.problems?.[0]?.field }).toEqual({ status: 400, field: query.split('=')[0] });
  });
});
