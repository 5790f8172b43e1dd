import type { Span, Timing } from '@bronhouder/domain/agenda/item.ts';
import { libraries, organisations as its, people } from '@bronhouder/world/cast.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { madeProduct } from '../products/sharing/sharing.samples.ts';
import { made } from '../supplements/supplements.samples.ts';
import { once, weekly } from './items.samples.ts';
import { planned, savedItem, type Standing, toldItem, tracesOf } from './verbs.samples.ts';

/** Every Thursday evening from 3 December to 28 January; what becomes of single evenings. */
const world = await openWorld();
afterAll(world.close);
const [femke, hanna] = [world.as(people.femke), world.as(people.hanna)];
const organisation = its.lindenhof.key;
const location = libraries.lindenhof.building.key;
const product = await madeProduct(world, organisation, 'Leesclub');
const item = (timing: Timing = weekly) => planned(femke, { organisation, product, location, timing });

const evening = (day: string): Span => ({ startDate: day, startTime: '20:00', endDate: day, endTime: '21:30' });
const act = (key: Key, what: string, body: object) => femke.post<Standing>(`/agenda/item/${key}/${what}`, body);
const startsOf = async (key: Key): Promise<string[]> => {
  const { body } = await femke.get<{ occurrences: { item: Key; start: string; state: string }[] }>(
    `/agenda?organisation=${organisation}&from=2026-12-01&till=2027-01-31`,
  );
  return body.occurrences
    .filter((one) => one.item === key)
    .map(({ start, state }) => `${start.slice(5)}${state === 'planned' ? '' : ` ${state}`}`);
};
const thursdays = ['12-03', '12-10', '12-17', '12-24', '12-31', '01-07', '01-14', '01-21', '01-28'].map((day) => `${day}T19:30`);
const lastTrace = async (key: Key) => (await tracesOf(world, key)).at(-1);

describe('one time', () => {
  test('is moved, to another place as well, and put back', async () => {
    const key = await item();
    const hall = await made(femke, { title: 'Tuinzaal' });
    const move = { version: 1, at: '2026-12-10', which: 'this', span: evening('2026-12-11'), location: hall, reason: 'Zaal bezet' };
    expect((await act(key, 'move', move)).body).toEqual({ key, version: 2, working: 2, split: null });
    expect((await startsOf(key)).slice(0, 3)).toEqual(['12-03T19:30', '12-11T20:00 moved', '12-17T19:30']);
    expect(await lastTrace(key)).toMatchObject({
      act: 'moveDate',
      revision: 2,
      note: 'Zaal bezet',
      details: { values: { at: '2026-12-10', which: 'this', was: '2026-12-10T19:30', start: '2026-12-11T20:00', location: hall } },
    });
    expect((await femke.delete<Standing>(`/agenda/item/${key}/cancellation`, { version: 2, at: '2026-12-10' })).body).toMatchObject({
      version: 3,
    });
    expect(await startsOf(key)).toEqual(thursdays);
    expect(await lastTrace(key)).toMatchObject({ act: 'resumeDate', details: { values: { was: '2026-12-11T20:00' } } });
  });

  test('is moved as it was typed, and told as it is kept', async () => {
    const key = await item();
    const typed = { startDate: '11-12-2026', startTime: '20:00', endDate: '', endTime: '21:30' };
    expect((await act(key, 'move', { version: 1, at: '2026-12-10', which: 'this', span: typed, reason: '  Zaal bezet ' })).status).toBe(
      200,
    );
    expect(await toldItem(femke, key)).toMatchObject({ timing: { changes: [{ span: evening('2026-12-11'), reason: 'Zaal bezet' }] } });
    expect(await lastTrace(key)).toMatchObject({ details: { values: { start: '2026-12-11T20:00' } } });
  });

  test('is cancelled, with why', async () => {
    const key = await item();
    expect((await act(key, 'cancellation', { version: 1, at: '2026-12-24', which: 'this', reason: 'Kerstavond' })).status).toBe(200);
    expect(await startsOf(key)).toContain('12-24T19:30 cancelled');
    expect(await toldItem(femke, key)).toMatchObject({
      timing: { changes: [{ on: '2026-12-24', kind: 'cancelled', reason: 'Kerstavond' }] },
    });
  });

  test('is not cancelled for a reason with HTML in it, which is said of the reason', async () => {
    const body = { version: 1, at: '2026-12-24', which: 'this', reason: 'Ziek <b>' };
    expect((await act(await item(), 'cancellation', body)).body).toMatchObject({ problems: [{ field: 'reason', code: 'html' }] });
  });

  test('that it does not have cannot be changed; and nothing by who may not, or saw an older version', async () => {
    const key = await item();
    const move = { version: 1, at: '2026-12-11', which: 'this', span: evening('2026-12-12') };
    expect((await act(key, 'move', move)).body).toMatchObject({ errorCode: 'agenda.time-unknown' });
    expect((await hanna.post(`/agenda/item/${key}/move`, { ...move, at: '2026-12-10' })).body.errorCode).toBe('right.missing');
    expect((await act(key, 'move', { ...move, at: '2026-12-10', version: 0 })).body).toMatchObject({ errorCode: 'version.newer' });
    const wrong = { ...move, at: '2026-12-10', span: { ...evening('2026-12-12'), endTime: '19:00' } };
    expect((await act(key, 'move', wrong)).body).toMatchObject({ errorCode: 'form.problems', problems: [{ field: 'span.endTime' }] });
    expect((await act(key, 'move', { ...move, at: '2026-12-10', location: product })).body).toMatchObject({
      errorCode: 'form.problems',
      problems: [{ field: 'location', code: 'supplement-unknown' }],
    });
    expect((await toldItem(femke, key)).version).toBe(1);
  });
});

describe('this and the following', () => {
  test('become an item of their own, which says where it comes from', async () => {
    const key = await item();
    const hall = await made(femke, { title: 'Serre' });
    const { body } = await act(key, 'move', {
      version: 1,
      at: '2027-01-07',
      which: 'following',
      span: evening('2027-01-08'),
      location: hall,
    });
    const split = body.split ?? '';
    expect(body).toEqual({ key, version: 2, working: 2, split: expect.any(String) });
    expect(await startsOf(key)).toEqual(thursdays.slice(0, 5));
    expect(await startsOf(split)).toEqual(['01-08T20:00', '01-15T20:00', '01-22T20:00', '01-29T20:00']);
    expect(await toldItem(femke, split)).toMatchObject({ product: { key: product }, location: { key: hall }, version: 1 });
    expect(await toldItem(femke, key)).toMatchObject({ location: { key: location } });
    expect(await lastTrace(split)).toMatchObject({
      act: 'split',
      action: 'create',
      details: { values: { from: key, organisation, product } },
    });
    expect(await lastTrace(key)).toMatchObject({ act: 'moveDate', details: { values: { split } } });
  });

  test('end', async () => {
    const key = await item();
    expect((await act(key, 'cancellation', { version: 1, at: '2026-12-24', which: 'following' })).body).toMatchObject({ split: null });
    expect(await startsOf(key)).toEqual(thursdays.slice(0, 3));
  });
});

test('all move together', async () => {
  const key = await item();
  expect((await act(key, 'move', { version: 1, at: '2026-12-10', which: 'all', span: evening('2026-12-11') })).body).toMatchObject({
    split: null,
  });
  expect((await startsOf(key)).slice(0, 2)).toEqual(['12-04T20:00', '12-11T20:00']);
});

describe('undo', () => {
  const undo = (key: Key, version: number) => femke.post(`/agenda/item/${key}/undo`, { version });

  test('takes back the newest write, once', async () => {
    const key = await item();
    await act(key, 'move', { version: 1, at: '2026-12-10', which: 'all', span: evening('2026-12-11') });
    expect((await undo(key, 1)).body.errorCode).toBe('version.newer');
    expect((await undo(key, 2)).body).toEqual({ key, version: 3, working: 3, split: null });
    expect(await startsOf(key)).toEqual(thursdays);
    expect((await undo(key, 3)).body.errorCode).toBe('agenda.nothing-to-undo');
    expect(await tracesOf(world, key)).toMatchObject([{ act: 'create' }, { act: 'moveDate' }, { act: 'undo', revision: 3 }]);
  });

  test('deletes what was split off, with a trace', async () => {
    const key = await item();
    const { body } = await act(key, 'move', { version: 1, at: '2027-01-07', which: 'following', span: evening('2027-01-08') });
    const split = body.split ?? '';
    expect((await undo(split, 1)).body.errorCode).toBe('agenda.nothing-to-undo');
    expect((await undo(key, 2)).status).toBe(200);
    expect(await startsOf(key)).toEqual(thursdays);
    expect((await femke.get(`/agenda/item/${split}`)).status).toBe(404);
    expect(await lastTrace(split)).toMatchObject({ act: 'erase', action: 'delete' });
  });

  test('not what was split off and changed since', async () => {
    const key = await item();
    const { body } = await act(key, 'move', { version: 1, at: '2027-01-07', which: 'following', span: evening('2027-01-08') });
    await act(body.split ?? '', 'cancellation', { version: 1, at: '2027-01-15', which: 'this' });
    expect((await undo(key, 2)).body).toMatchObject({
      errorCode: 'agenda.split-changed',
      message: expect.stringContaining('eigen agenda-item'),
    });
  });

  test('of a save brings its product and place back, if those are still there', async () => {
    const key = await item(once('2026-12-15'));
    const hall = await made(femke, { title: 'Kelder' });
    const other = await madeProduct(world, organisation, 'Filmclub');
    await savedItem(femke, key, { product: other, location: hall });
    await world.db().updateTable('product').set({ archived_at: '2026-11-21T09:00:00Z' }).where('key', '=', product).execute();
    expect((await undo(key, 2)).body.errorCode).toBe('agenda.gone');
    await world.db().updateTable('product').set({ archived_at: null }).where('key', '=', product).execute();
    expect((await undo(key, 2)).status).toBe(200);
    expect(await toldItem(femke, key)).toMatchObject({ product: { key: product }, location: { key: location } });
  });

  test('there is nothing to undo of what was only made', async () => {
    expect((await undo(await item(), 1)).body.errorCode).toBe('agenda.nothing-to-undo');
  });
});
