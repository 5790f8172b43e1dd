import { organisations as its, people, teams } from '@bronhouder/world/cast.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { logOf } from '../organisations/traces-for-tests.ts';
import { faults, of, relationsIn, said, written } from './relations.samples.ts';

const world = await openWorld();
afterAll(world.close);
const { makeType, relate } = relationsIn(world);
const [anna, bram, karel, hanna] = [world.as(people.anna), world.as(people.bram), world.as(people.karel), world.as(people.hanna)];
const { lindenhof, bladel, deKiem, kempenarchief, suikerMuseum, deScholte } = its;
const partOf = await makeType(written({ kind: 'partOf' }));
const equal = await makeType(written());

type Group = { type: { key: string }; side: string; total: number; hidden: number; rows: { key: string; organisation: { key: string } }[] };
const groupsOf = async (organisation: { key: string }, type: string, by = bram) =>
  (await by.get<{ groups: Group[] }>(of(organisation))).body.groups
    .filter((group) => group.type.key === type)
    .map(({ side, total, hidden, rows }) => ({ side, total, hidden, rows: rows.map((row) => row.organisation.key) }));

describe('relating two organisations', () => {
  test('is seen from both sides, and stands in both logs', async () => {
    const key = await relate(partOf);
    expect(await groupsOf(lindenhof, partOf)).toEqual([{ side: 'source', total: 1, hidden: 0, rows: [bladel.key] }]);
    expect(await groupsOf(bladel, partOf)).toEqual([{ side: 'target', total: 1, hidden: 0, rows: [lindenhof.key] }]);
    const values = (side: string, organisation: { key: string }) => ({ relationType: partOf, side, organisation: organisation.key });
    expect((await logOf(world, lindenhof.key)).at(-1)).toMatchObject({ act: 'relate', details: { values: values('source', bladel) } });
    expect((await logOf(world, bladel.key)).at(-1)).toMatchObject({ act: 'relate', details: { values: values('target', lindenhof) } });
    expect(said(await bram.post(of(lindenhof), { type: partOf, target: bladel.key }))).toEqual({ status: 409, code: 'relation.exists' });
    expect((await bram.delete(`${of(bladel, key)}/to`, { version: 1 })).status).toBe(200);
    expect(await groupsOf(lindenhof, partOf)).toEqual([]);
    expect((await logOf(world, lindenhof.key)).at(-1)).toMatchObject({ act: 'unrelate', by: people.bram.key });
    expect((await logOf(world, bladel.key)).at(-1)).toMatchObject({ act: 'unrelate' });
  });

  test('as equals exists once, whoever begins, and either side ends it', async () => {
    const key = await relate(equal, deKiem, bladel);
    expect(said(await bram.post(of(bladel), { type: equal, target: deKiem.key }))).toEqual({ status: 409, code: 'relation.exists' });
    expect((await groupsOf(bladel, equal))[0]).toMatchObject({ side: 'source', rows: [deKiem.key] });
    expect((await bram.delete(of(bladel, key), { version: 1 })).status).toBe(200);
  });

  test('never closes a circle, also when two people close it together', async () => {
    const type = await makeType(written({ kind: 'partOf' }));
    await relate(type, lindenhof, bladel);
    await relate(type, bladel, deKiem);
    expect(said(await bram.post(of(deKiem), { type, target: lindenhof.key }))).toEqual({ status: 409, code: 'relation.circle' });
    const fresh = await makeType(written({ kind: 'partOf' }));
    const both = await Promise.all([
      bram.post(of(lindenhof), { type: fresh, target: bladel.key }),
      anna.post(of(bladel), { type: fresh, target: lindenhof.key }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('names what has to be selected', async () => {
    expect(faults(await bram.post(of(lindenhof), { type: null, target: null }))).toEqual(['type relation', 'target relation']);
    expect((await bram.post(of(lindenhof), { type: 'x', target: bladel.key })).status).toBe(400);
  });

  test('is refused with itself, with what is archived, with a type of elsewhere', async () => {
    const root = await makeType(written(), teams.root, anna);
    const ask = async (target: { key: string }, type = equal) =>
      (await anna.post(of(lindenhof), { type, target: target.key })).body.errorCode;
    expect(await ask(lindenhof)).toBe('relation.itself');
    expect(await ask(suikerMuseum)).toBe('relation.archived');
    expect(await ask(deScholte)).toBe('relation.type');
    expect(await ask(bladel, await makeType(written(), teams.fryslan, anna))).toBe('record.unknown');
    expect((await anna.post(of(suikerMuseum), { type: root, target: bladel.key })).body.errorCode).toBe('save.archived');
  });

  test('takes the right at both ends', async () => {
    expect(said(await hanna.post(of(lindenhof), { type: equal, target: bladel.key }))).toEqual({ status: 403, code: 'right.missing' });
    // Karel has his role at the library and a museum only: others he does not see.
    expect(said(await karel.post(of(lindenhof), { type: equal, target: bladel.key }))).toEqual({ status: 404, code: 'record.unknown' });
    expect((await karel.post(of(lindenhof), { type: equal, target: deKiem.key })).status).toBe(200);
  });
});

describe('what may not be read', () => {
  test('is counted without its name, in the list and in the network', async () => {
    const type = await makeType(written({ kind: 'partOf' }));
    const key = await relate(type, lindenhof, bladel);
    await relate(type, bladel, kempenarchief);
    expect(await groupsOf(lindenhof, type, karel)).toEqual([{ side: 'source', total: 0, hidden: 1, rows: [] }]);
    const drawn = await karel.get(`/organisation/${lindenhof.key}/network?depth=2`);
    expect(drawn.text).not.toContain(bladel.key);
    expect(drawn.text).not.toContain(kempenarchief.key);
    expect(drawn.body).toMatchObject({ hidden: expect.arrayContaining([{ beside: lindenhof.key, type, side: 'source', count: 1 }]) });
    expect((await karel.delete(`${of(bladel, key)}/to`, { version: 1 })).status).toBe(404);
  });
});

test('the network reaches one or two steps', async () => {
  const type = await makeType(written({ kind: 'partOf' }));
  await relate(type, kempenarchief, deKiem);
  await relate(type, deKiem, its.zorgKempen);
  const steps = async (depth: number) => {
    const { nodes } = (
      await bram.get<{
        nodes: { key: string; step: number }[];
      }>(`/organisation/${kempenarchief.key}/network?depth=${depth}`)
    ).body;
    return Object.fromEntries(nodes.map((node) => [node.key, node.step]));
  };
  expect((await steps(1))[its.zorgKempen.key]).toBeUndefined();
  expect(await steps(2)).toMatchObject({ [kempenarchief.key]: 0, [deKiem.key]: 1, [its.zorgKempen.key]: 2 });
  expect((await bram.get(`/organisation/${kempenarchief.key}/network?depth=3`)).status).toBe(400);
});

test('candidates are those where relations may be made; what is related, or would close a circle, is marked', async () => {
  const type = await makeType(written({ kind: 'partOf' }));
  await relate(type, lindenhof, bladel);
  const found = async (organisation: { key: string }, side: string, q: string) =>
    (
      await bram.get<
        {
          title: string;
          standing: string;
        }[]
      >(`${of(organisation)}/candidates?type=${type}&side=${side}&q=${q}`)
    ).body.map(({ title, standing }) => `${title} ${standing}`);
  expect(await found(lindenhof, 'source', 'bladel')).toEqual(['Gemeente Bladel related']);
  expect(await found(lindenhof, 'target', 'bladel')).toEqual(['Gemeente Bladel circle']);
  expect(await found(bladel, 'target', 'lindenhof')).toEqual(['Bibliotheek Lindenhof related']);
  expect(await found(bladel, 'source', 'lindenhof')).toEqual(['Bibliotheek Lindenhof circle']);
  expect(await found(deKiem, 'source', 'lindenhof')).toEqual(['Bibliotheek Lindenhof free']);
  expect((await hanna.get(`${of(lindenhof)}/candidates?type=${type}&side=source`)).body).toEqual([]);
});
