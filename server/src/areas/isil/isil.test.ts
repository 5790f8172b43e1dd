import { organisations as its, people } from '@bronhouder/world/cast.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { logOf } from '../organisations/traces-for-tests.ts';
import { faults, said } from '../relations/relations.samples.ts';

const world = await openWorld();
afterAll(world.close);
const [bram, karel, hanna, carla] = [world.as(people.bram), world.as(people.karel), world.as(people.hanna), world.as(people.carla)];
const { deRaam, deHeikant, suikerMuseum, deKiem, bladel } = its;
const at = (organisation: { key: string }, rest = '') => `/organisation/${organisation.key}/isil${rest}`;

let counter = 0;
const written = (change: object = {}) => ({
  code: `NL-99${String((counter += 1)).padStart(8, '0')}`,
  startDate: '2010-01-01',
  original: false,
  current: false,
  ...change,
});
const made = async (change: object = {}, organisation: { key: string } = deRaam) => {
  const { status, body } = await bram.post(at(organisation), written(change));
  expect(status, JSON.stringify(body)).toBe(200);
  return String(body.key);
};
type Code = { key: string; code: string; current: boolean; original: boolean; version: number };
const codesOf = async (organisation: { key: string }) => (await bram.get<{ codes: Code[] }>(at(organisation))).body.codes;

describe('adding an ISIL code', () => {
  test('writes it one way and leaves its trace', async () => {
    const key = await made({ code: 'nl 12 3456 7890', original: true, current: true }, deHeikant);
    expect(await codesOf(deHeikant)).toMatchObject([{ key, code: 'NL-1234567890', original: true, current: true, version: 1 }]);
    expect((await logOf(world, deHeikant.key)).at(-1)).toMatchObject({
      act: 'isilAdd',
      by: people.bram.key,
      details: { values: { isil: key, code: 'NL-1234567890', current: true } },
    });
  });

  test.each<[string, object, string[]]>([
    ['no code', { code: '' }, ['code required']],
    ['nine digits', { code: 'NL-123456789' }, ['code isil']],
    ['no start', { startDate: '' }, ['startDate required']],
    ['current before it starts', { startDate: '2099-01-01', current: true }, ['startDate isil-start']],
  ])('refuses %s', async (_, change, problems) => {
    const answer = await bram.post(at(deRaam), written(change));
    expect({ ...said(answer), faults: faults(answer) }).toEqual({ status: 422, code: 'form.problems', faults: problems });
  });

  test('refuses what is in use, and names by whom only to who may read it', async () => {
    const { code } = written();
    await made({ code }, deHeikant);
    const inUse = { errorCode: 'isil.in-use' };
    expect((await bram.post(at(deRaam), written({ code }))).body).toMatchObject({
      ...inUse,
      values: { known: true, title: 'VV De Heikant' },
    });
    const told = await karel.post(at(deKiem), written({ code: code.toLowerCase() }));
    expect(told.body).toMatchObject({ ...inUse, values: { known: false, title: '' } });
    expect(told.text).not.toContain('Heikant');
  });

  test('twice at once is done once', async () => {
    const code = written();
    const both = await Promise.all([bram.post(at(deRaam), code), bram.post(at(deKiem), code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ errorCode: 'isil.in-use', values: { known: true } });
  });

  test('is for who may update the organisation', async () => {
    expect(said(await hanna.post(at(deRaam), written()))).toEqual({ status: 403, code: 'right.missing' });
    expect(said(await carla.post(at(deRaam), written()))).toEqual({ status: 404, code: 'record.unknown' });
    expect(said(await carla.get(at(deRaam)))).toEqual({ status: 404, code: 'record.unknown' });
    expect(said(await bram.post(at(suikerMuseum), written()))).toEqual({ status: 409, code: 'save.archived' });
  });
});

describe('the marks of an ISIL code', () => {
  test('are held by one at a time: who gets one takes it from the other', async () => {
    const first = await made({ original: true, current: true }, bladel);
    const second = await made({ current: true }, bladel);
    const marks = async () => new Map((await codesOf(bladel)).map((code) => [code.key, code]));
    expect((await marks()).get(first)).toMatchObject({ current: false, original: true, version: 2 });
    expect((await bram.post(at(bladel, `/${first}/current`), { version: 2 })).body).toEqual({ key: first, version: 3 });
    expect((await marks()).get(second)).toMatchObject({ current: false });
    expect((await logOf(world, bladel.key)).slice(-2).map(({ act }) => act)).toEqual(['isilUnmark', 'isilCurrent']);
    expect((await bram.get(at(bladel))).body).toMatchObject({ history: [{ act: 'isilCurrent' }, { act: 'isilUnmark' }, {}, {}, {}] });
    const later = await made({ startDate: '2099-01-01' }, bladel);
    expect(faults(await bram.post(at(bladel, `/${later}/current`), { version: 1 }))).toEqual(['startDate isil-start']);
  });

  test('change with it, from the version that was seen', async () => {
    const change = written();
    const key = await made(change);
    const next = { ...change, startDate: '2011-01-01' };
    expect((await bram.put(at(deRaam, `/${key}`), { ...change, version: 1 })).body).toEqual({ key, version: 1 });
    expect((await bram.put(at(deRaam, `/${key}`), { ...next, version: 1 })).body).toEqual({ key, version: 2 });
    expect(said(await bram.put(at(deRaam, `/${key}`), { ...next, version: 1 }))).toEqual({ status: 409, code: 'version.newer' });
    const { code: taken } = (await codesOf(deHeikant))[0] ?? { code: '' };
    expect(said(await bram.put(at(deRaam, `/${key}`), { ...next, code: taken, version: 2 }))).toEqual({ status: 409, code: 'isil.in-use' });
    expect((await logOf(world, deRaam.key)).at(-1)).toMatchObject({ details: { values: { startDate: '2011-01-01' } } });
    expect((await bram.delete(at(deRaam, `/${key}`), { version: 2 })).status).toBe(200);
    expect((await logOf(world, deRaam.key)).at(-1)).toMatchObject({ act: 'isilRemove', details: { values: { code: change.code } } });
    // What belongs to one organisation is not found at another.
    expect((await bram.delete(at(deRaam, `/${(await codesOf(bladel))[0]?.key}`), { version: 1 })).status).toBe(404);
  });
});
