import { setTimeout as wait } from 'node:timers/promises';
import { organisations as its, people, supplementTypes } from '@bronhouder/world/cast.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { afterAll, expect, test } from 'vitest';
import { filledAt, openWorld } from '../../for-tests.ts';
import { course, made } from './supplements.samples.ts';

const world = await openWorld();
afterAll(world.close);
const [femke, karel] = [world.as(people.femke), world.as(people.karel)];

type Replaced = { items: { key: Key; outcome: string; reason: { code: string } | null }[] };

test('whoever adds one while its organisation is archived waits, and is told', async () => {
  const content = { title: 'Te laat' };
  await femke.get('/session/update');
  const answer = await world
    .db()
    .transaction()
    .execute(async (trx) => {
      await trx.selectFrom('organisation').select('key').where('key', '=', its.lindenhof.key).forUpdate().execute();
      await trx.updateTable('organisation').set({ archived_at: filledAt }).where('key', '=', its.lindenhof.key).execute();
      const asked = femke.post('/supplement', { organisation: its.lindenhof.key, type: supplementTypes.locatie.key, content });
      await wait(300);
      return { asked };
    });
  const { status, body } = await answer.asked;
  expect([status, body.errorCode]).toEqual([409, 'save.archived']);
  await world.db().updateTable('organisation').set({ archived_at: null }).where('key', '=', its.lindenhof.key).execute();
});

test('what is deleted while one is replaced is refused by itself; what was replaced before is told', async () => {
  const [old, by] = [await made(femke, { title: 'Oude zaal' }), await made(femke, { title: 'Nieuwe zaal' })];
  const [first, gone] = [await course(karel, 'Aquarel', [old]), await course(karel, 'Boetseren', [old])];
  const { asked } = await world
    .db()
    .transaction()
    .execute(async (trx) => {
      await trx.selectFrom('product').select('key').where('key', '=', first).forUpdate().execute();
      const replacing = femke.post<Replaced>(`/supplement/${old}/replacement`, { by });
      await wait(300);
      await trx.deleteFrom('product').where('key', '=', gone).execute();
      return { asked: replacing };
    });
  const { status, body } = await asked;
  expect(status).toBe(200);
  const { items } = body;
  expect(items.map(({ key, outcome, reason }) => [key, outcome, reason?.code])).toEqual([
    [first, 'replaced', undefined],
    [gone, 'refused', 'record.unknown'],
  ]);
});
