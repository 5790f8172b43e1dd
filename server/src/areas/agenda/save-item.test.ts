import type { ErrorBody } from '@bronhouder/contract/errors.ts';
import type { Timing } from '@bronhouder/domain/agenda/item.ts';
import { libraries, organisations as its, people, teams } from '@bronhouder/world/cast.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { giveRights } from '../organisations/rights-for-tests.ts';
import { madeProduct } from '../products/sharing/sharing.samples.ts';
import { made } from '../supplements/supplements.samples.ts';
import { weekly } from './items.samples.ts';
import { planned, savedItem, toldItem, tracesOf } from './verbs.samples.ts';

const world = await openWorld();
afterAll(world.close);
const [karel, femke, hanna] = [world.as(people.karel), world.as(people.femke), world.as(people.hanna)];
const organisation = its.lindenhof.key;
const location = libraries.lindenhof.building.key;
const product = await madeProduct(world, organisation, 'Leesclub');
const item = (timing: Timing = weekly) => planned(femke, { organisation, product, location, timing });
const cancelled = (on: string, reason = ''): Timing => ({ ...weekly, changes: [{ on, kind: 'cancelled', reason }] });

describe('saving', () => {
  test('makes a revision and a trace; nothing at all when nothing changed', async () => {
    const key = await item();
    const span = { ...weekly.span, endTime: '22:00' };
    const saved = await savedItem(femke, key, { timing: { ...weekly, span } });
    expect(saved.body).toEqual({ key, version: 2, working: 2, split: null, merged: [], unchanged: false });
    expect((await savedItem(femke, key, {})).body).toMatchObject({ version: 2, working: 2, unchanged: true });
    expect(await toldItem(femke, key)).toMatchObject({ timing: { span } });
    expect((await tracesOf(world, key)).map(({ act, revision }) => [act, revision])).toEqual([
      ['create', 1],
      ['save', 2],
    ]);
    const { body } = await femke.get(`/agenda/item/${key}/auditlog`);
    expect(body.rows).toMatchObject([
      { act: 'save', by: { name: 'Femke Bos' }, changes: [{ field: 'timing', before: weekly, after: { ...weekly, span } }] },
      { act: 'create', values: { organisation, product } },
    ]);
  });

  test('says what is wrong at its field', async () => {
    const key = await item();
    const repetition = { ...weekly.repetition, interval: 0 } as typeof weekly.repetition;
    const { status, body } = await savedItem(femke, key, { product: null, timing: { ...weekly, repetition } });
    expect([status, body.errorCode]).toEqual([422, 'form.problems']);
    expect(body.problems?.map(({ field }) => field).sort()).toEqual(['product', 'timing.repetition.interval']);
    expect((await savedItem(femke, key, { location: product })).body.problems).toEqual([{ field: 'location', code: 'supplement-unknown' }]);
    const moved: Timing = {
      ...weekly,
      changes: [
        {
          on: '2026-12-10',
          kind: 'moved',
          span: { ...weekly.span, startDate: '2026-12-11', endDate: '2026-12-11' },
          location: product,
          reason: '',
        },
      ],
    };
    expect((await savedItem(femke, key, { timing: moved })).body.problems).toEqual([
      { field: 'timing.changes.0.location', code: 'supplement-unknown' },
    ]);
  });

  test('is for who may change the agenda', async () => {
    const key = await item();
    expect((await savedItem(hanna, key, { timing: cancelled('2026-12-10') })).body.errorCode).toBe('right.missing');
  });

  test('takes another product or location only with the right to use it, and keeps what is there without', async () => {
    const key = await item();
    await giveRights(world, people.lotte, ['AGENDA:read', 'AGENDA:update'], teams.kempen);
    const other = await madeProduct(world, organisation, 'Schrijfclub');
    const hall = await made(karel, { title: 'Achterzaal' });
    const lotte = world.as(people.lotte);
    expect((await savedItem(lotte, key, { timing: cancelled('2026-12-10') })).status).toBe(200);
    expect((await savedItem(lotte, key, { product: other, location: hall })).body.problems).toEqual([
      { field: 'product', code: 'product-use' },
      { field: 'location', code: 'supplement-use' },
    ]);
    expect((await savedItem(femke, key, { product: other, location: hall })).status).toBe(200);
  });

  test('an exception of a date that the pattern does not have any more goes along with it', async () => {
    const key = await item(cancelled('2026-12-10'));
    const repetition = { ...weekly.repetition, weekdays: ['FR'] } as typeof weekly.repetition;
    const fridays: Timing = { ...weekly, repetition, changes: [{ on: '2026-12-10', kind: 'cancelled', reason: '' }] };
    expect((await savedItem(femke, key, { timing: fridays })).status).toBe(200);
    expect(await toldItem(femke, key)).toMatchObject({ timing: { changes: [] } });
  });
});

describe('two who save', () => {
  test('different parts: both stand', async () => {
    const key = await item();
    const hall = await made(karel, { title: 'Voorzaal' });
    expect((await savedItem(karel, key, { location: hall, timing: cancelled('2026-12-10', 'Vakantie') })).status).toBe(200);
    const longer: Timing = {
      ...weekly,
      span: { ...weekly.span, endTime: '22:00' },
      changes: [{ on: '2026-12-17', kind: 'cancelled', reason: '' }],
    };
    const { body } = await savedItem(femke, key, { location, timing: longer }, 1);
    expect(body).toMatchObject({ working: 3, merged: ['location', 'timing.changes.2026-12-10'], unchanged: false });
    expect(await toldItem(femke, key)).toMatchObject({
      location: { key: hall },
      timing: { span: longer.span, changes: [{ on: '2026-12-10', reason: 'Vakantie' }, { on: '2026-12-17' }] },
    });
  });

  test('the same part: a conflict that says what each made of it', async () => {
    const key = await item();
    await savedItem(karel, key, { timing: cancelled('2026-12-10', 'Vakantie') });
    const { status, body } = await savedItem(femke, key, { timing: cancelled('2026-12-10', 'Ziek') }, 1);
    const { errorCode, conflict } = body as ErrorBody;
    expect([status, errorCode]).toEqual([409, 'save.conflict']);
    expect(conflict).toMatchObject({
      revision: 2,
      by: 'Karel Jansen',
      conflicts: [{ field: 'timing.changes.2026-12-10', base: null, theirs: { reason: 'Vakantie' }, mine: { reason: 'Ziek' } }],
      theirs: { product, location, timing: cancelled('2026-12-10', 'Vakantie') },
    });
    expect((await savedItem(femke, key, { timing: cancelled('2026-12-10', 'Ziek') }, 9)).body).toMatchObject({
      errorCode: 'input.invalid',
      problems: [{ field: 'revision' }],
    });
  });

  test('together they may make what is wrong, and then nothing is saved', async () => {
    const key = await item();
    const sooner = { ...weekly.repetition, until: { date: '2026-12-20', time: '23:59' } } as typeof weekly.repetition;
    expect((await savedItem(karel, key, { timing: { ...weekly, repetition: sooner } })).status).toBe(200);
    const later = { ...weekly.span, startDate: '2027-01-07', endDate: '2027-01-07' };
    const { status, body } = await savedItem(femke, key, { timing: { ...weekly, span: later } }, 1);
    expect([status, body.problems?.[0]?.field]).toEqual([422, 'timing.repetition.until.date']);
  });
});
