import { addDays } from '@bronhouder/domain/agenda/days.ts';
import type { Timing } from '@bronhouder/domain/agenda/item.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import { organisations as its, people, teams } from '@bronhouder/world/cast.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorld } from '../../../for-tests.ts';
import { madeItem } from '../../agenda/items.samples.ts';
import { made } from '../../supplements/supplements.samples.ts';
import { madeProduct } from '../../products/sharing/sharing.samples.ts';
import { makeAssignment } from '../../assignments/make-assignment.ts';
import { everything, logOf, revisionsOf } from '../../organisations/traces-for-tests.ts';
import { faults, said } from '../../relations/relations.samples.ts';
import { makeRole } from '../../roles/make-role.ts';

const world = await openWorld();
afterAll(world.close);
const [bram, hanna, carla, lotte] = [world.as(people.bram), world.as(people.hanna), world.as(people.carla), world.as(people.lotte)];
const { deKiem, kempenarchief, lindenhof, bladel, zorgKempen, deScholte } = its;
const { kempen, noordBrabant } = teams;

type Target = { kind: string; key: string; field: string | null; readers: string; against: string | null; hours: { exceptions: object[] } };
type Row = { key: string; title: string; team: string; targets: Target[] };
type Answer = { key: string; outcome: string; reasons: { code: string; message: string }[] };
const path = (team: { key: string }) => `/team/${team.key}/holidayhours`;
const window = '?from=2027-01-01&till=2027-12-31';
const listed = async (team: { key: string } = kempen, by = bram) =>
  (await by.get<{ rows: Row[]; total: number }>(`${path(team)}${window}`)).body;

const easter = { from: '2027-03-29', till: '2027-03-29', slots: [], reason: 'Tweede paasdag', over: false };
const of = (organisation: { key: string }, ...changes: object[]) => ({
  kind: 'field',
  key: organisation.key,
  field: 'openingHours',
  changes,
});
const save = (targets: object[], publish = true, by = bram) => by.post<Answer[]>(path(kempen), { publish, targets });
const refused = (targets: object[], by = bram) => by.post(path(kempen), { publish: true, targets });
const hoursOf = async (organisation: { key: string }) => {
  const newest = (await revisionsOf(world, organisation.key)).at(-1)?.content as Content | undefined;
  return newest?.['openingHours'] as { exceptions: object[] };
};

describe('the organisations beneath a team', () => {
  test('with the hours they have, and what readers will see of a change', async () => {
    const { rows, total } = await listed();
    expect(total).toBe(rows.length);
    expect(rows.map(({ title }) => title)).toEqual(rows.map(({ title }) => title).toSorted((a, b) => a.localeCompare(b)));
    const readers = (organisation: { key: string }) => rows.find(({ key }) => key === organisation.key)?.targets.map((it) => it.readers);
    expect(readers(deKiem)).toEqual(['onPublishing']);
    expect(readers(kempenarchief)).toEqual(['later']);
    expect(readers(its.smederij)).toEqual(['hidden']);
    expect(rows.find(({ key }) => key === deKiem.key)?.targets).toMatchObject([
      { kind: 'field', field: 'openingHours', against: null, hours: { exceptions: [{ from: '2026-12-25', till: '2026-12-26' }] } },
    ]);
  });

  test('also those of teams beneath it, and page by page', async () => {
    const { body } = await bram.get<{ rows: Row[]; total: number }>(`${path(noordBrabant)}${window}&size=3&page=2`);
    expect(body.rows).toHaveLength(3);
    expect(body.total).toBeGreaterThan(8);
  });

  test('are told to who may change many at once there, and to nobody else', async () => {
    expect(said(await hanna.get(`${path(kempen)}${window}`))).toMatchObject({ status: 403 });
    for (const client of [carla, lotte]) expect((await client.get(`${path(kempen)}${window}`)).status).not.toBe(200);
    const before = await everything(world);
    expect(said(await refused([of(deKiem, easter)], hanna))).toMatchObject({ status: 403 });
    expect(await everything(world)).toEqual(before);
  });
});

describe('a save', () => {
  test('answers for each, keeps what stood there, publishes where nothing else waits, and leaves a trace each', async () => {
    const { status, body } = await save([
      of(deKiem, easter),
      of(kempenarchief, easter),
      of(zorgKempen, easter),
      { ...of(lindenhof, easter), field: 'title' },
      of(deScholte, easter),
    ]);
    expect(status).toBe(200);
    expect(body.map(({ key, outcome, reasons }) => [key, outcome, ...reasons.map(({ code }) => code)])).toEqual([
      [deKiem.key, 'published'],
      [kempenarchief.key, 'waiting', 'holiday-hours.other-changes'],
      [zorgKempen.key, 'saved'],
      [lindenhof.key, 'refused', 'holiday-hours.none'],
      // Of another team.
      [deScholte.key, 'refused', 'record.unknown'],
    ]);
    expect((await hoursOf(deKiem)).exceptions).toEqual([
      { from: '2026-12-25', till: '2026-12-26', slots: [], reason: 'Kerstmis' },
      { from: '2027-03-29', slots: [], reason: 'Tweede paasdag' },
    ]);
    expect((await logOf(world, deKiem.key)).slice(-2)).toMatchObject([
      { act: 'saveReady', by: people.bram.key, details: { values: { holidaysOf: kempen.key } } },
      { act: 'publish', by: people.bram.key },
    ]);
    expect((await revisionsOf(world, deKiem.key)).at(-1)).toMatchObject({ fields: ['openingHours'], made_by: people.bram.key });
  });

  test('waits for publication where that was not asked for', async () => {
    const day = { ...easter, from: '2027-05-05', till: '2027-05-05', reason: 'Bevrijdingsdag' };
    expect((await save([of(deKiem, day)], false)).body).toMatchObject([{ outcome: 'waiting', reasons: [] }]);
    expect((await logOf(world, deKiem.key)).at(-1)).toMatchObject({ act: 'saveReady' });
  });

  test('stays away from days about which something is said meanwhile, unless it goes over them', async () => {
    const day = { ...easter, from: '2026-12-24', till: '2026-12-27', reason: 'Dicht' };
    await save([of(bladel, day)]);
    expect((await hoursOf(bladel)).exceptions).toMatchObject([{ from: '2026-12-24' }, { reason: 'Kerstmis' }, { from: '2026-12-27' }]);
    expect((await save([of(bladel, day)])).body).toMatchObject([{ outcome: 'unchanged' }]);
    await save([of(bladel, { ...day, over: true })]);
    expect((await hoursOf(bladel)).exceptions).toEqual([{ from: '2026-12-24', till: '2026-12-27', slots: [], reason: 'Dicht' }]);
  });

  test.each<[string, object, string]>([
    ['days the wrong way round', { ...easter, till: '2027-03-28' }, 'targets.0.changes.0.till date-order'],
    ['what is no time', { ...easter, slots: [{ from: 'x', till: '17:00' }] }, 'targets.0.changes.0.slots.0.from time'],
    ['an end before the begin', { ...easter, slots: [{ from: '17:00', till: '10:00' }] }, 'targets.0.changes.0.slots.0.till time-order'],
  ])('refuses %s, and changes nothing', async (_, change, problem) => {
    const before = await everything(world);
    const answer = await refused([of(lindenhof, change)]);
    expect({ ...said(answer), faults: faults(answer) }).toEqual({ status: 422, code: 'form.problems', faults: [problem] });
    expect(await everything(world)).toEqual(before);
  });

  test('of somebody without the right at the organisation is refused there', async () => {
    const { house, tenant } = world;
    const author = { house, now: house.clock(), who: null };
    const role = house.newKey();
    await makeRole(author, tenant.key, {
      key: role,
      name: 'Feestdagen',
      description: '',
      team: kempen.key,
      rights: ['TEAM:read', 'TEAM:bulkMutations', 'ORGANISATION:read'],
    });
    const place = { kind: 'team', key: kempen.key } as const;
    await makeAssignment(author, tenant.key, { key: house.newKey(), person: people.lotte.key, role, place, scope: 'currentAndBeneath' });
    expect((await listed(kempen, lotte)).rows.flatMap(({ targets }) => targets.map((it) => it.against))).toContain('right.missing');
    const { body } = await save([of(lindenhof, { ...easter, from: '2027-05-05', till: '2027-05-05' })], true, lotte);
    expect(body).toMatchObject([{ outcome: 'refused', reasons: [{ code: 'right.missing', message: expect.stringMatching(/\w/) }] }]);
  });

  test('twice at once is done once', async () => {
    const day = { ...easter, from: '2027-12-25', till: '2027-12-26', reason: 'Kerst' };
    const both = await Promise.all([save([of(its.deSchaapskooi, day)]), save([of(its.deSchaapskooi, day)])]);
    expect(both.map(({ body }) => body[0]?.outcome).toSorted()).toEqual(['saved', 'unchanged']);
  });
});

describe('opening hours in the agenda', () => {
  test('are listed while they hold, and changed on the days on which they do', async () => {
    const location = await made(bram, { title: 'Loket' });
    const product = await madeProduct(world, bladel.key, 'Spreekuur');
    const hours = { week: { MO: [{ from: '09:00', till: '12:00' }] }, exceptions: [] };
    const timing: Timing = { kind: 'hours', from: '2027-01-01', till: '2027-03-29', hours };
    const item = await madeItem(world, { organisation: bladel.key, product, location, timing });
    const target = (await listed()).rows.find(({ key }) => key === bladel.key)?.targets.at(-1);
    expect(target).toMatchObject({
      kind: 'item',
      key: item,
      product: 'Spreekuur',
      location: 'Loket',
      from: '2027-01-01',
      till: '2027-03-29',
    });

    const days = { ...easter, from: '2027-03-28', till: '2027-03-30' };
    const { body } = await save([{ kind: 'item', key: item, field: null, changes: [days] }]);
    expect(body).toMatchObject([{ outcome: 'published' }]);
    const { content } = (await revisionsOf(world, item)).at(-1) ?? {};
    expect(content).toMatchObject({
      timing: { hours: { exceptions: [{ from: '2027-03-28', till: '2027-03-29', reason: 'Tweede paasdag' }] } },
    });
    expect((await logOf(world, item)).at(-1)).toMatchObject({ act: 'save', details: { values: { holidaysOf: kempen.key } } });
    // Another whose exceptions are as many as fit is refused, and says why.
    const taken = Array.from({ length: 400 }, (_, day) => ({ from: addDays('2027-01-01', 2 * day), slots: [] }));
    const crowded: Timing = { kind: 'hours', from: '2027-01-01', till: '2029-12-31', hours: { ...hours, exceptions: taken } };
    const full = await madeItem(world, { organisation: bladel.key, product, location, timing: crowded });
    const free = { ...easter, from: '2029-12-25', till: '2029-12-25' };
    expect((await save([{ kind: 'item', key: full, field: null, changes: [free] }])).body).toMatchObject([
      { outcome: 'refused', reasons: [{ code: 'holiday-hours.full', message: expect.stringContaining('400') }] },
    ]);
    expect(
      (await save([{ kind: 'item', key: item, field: null, changes: [{ ...easter, from: '2027-12-25', till: '2027-12-25' }] }])).body,
    ).toMatchObject([{ outcome: 'unchanged' }]);
  });
});
