import { organisations as its, people, supplementTypes } from '@bronhouder/world/cast.ts';
import { drawUpload } from '@bronhouder/world/draw/upload.ts';
import { afterAll, expect, test } from 'vitest';
import { later, limits } from '../access/limits.ts';
import { filledAt, openWorld } from '../for-tests.ts';
import { multipart } from '../http/client-for-tests.ts';
import { runJob } from './jobs.ts';

const world = await openWorld();
afterAll(world.close);

const upload = async ({ key }: { key: string }): Promise<string> => {
  const logo = drawUpload({ name: 'logo.png', kind: 'logo', hue: 20, text: 'S' });
  const form = await multipart({ field: 'logo' }, new File([logo], 'logo.png'));
  const answer = await world.as(people.bram).ask('POST', `/organisation/${key}/file`, form);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.key;
};

test('files of what was deleted for good are thrown away, others stay', async () => {
  const [gone, kept] = [await upload(its.deSchaapskooi), await upload(its.smederij)];
  const bram = world.as(people.bram);
  const path = `/organisation/${its.deSchaapskooi.key}`;
  const { version, title } = (await bram.get(path)).body;
  expect(await runJob(world.house, 'clear')).toBe(0);
  await bram.post(`${path}/archive`, { version });
  expect((await bram.delete(path, { version: version + 1, title })).status).toBe(200);

  expect(await runJob(world.house, 'clear')).toBe(1);
  const { files } = world.house.outside;
  expect(await files.get(`${world.tenant.key}/${gone}`)).toBeNull();
  expect(await files.get(`${world.tenant.key}/${kept}`)).not.toBeNull();
  expect(await world.db().selectFrom('file').select('key').execute()).toEqual([{ key: kept }]);
});

test('files of supplements stay as long as these do', async () => {
  const bram = world.as(people.bram);
  const person = { organisation: its.deKiem.key, type: supplementTypes.contactpersoon.key, content: { title: 'Bijna weg' } };
  const { key } = (await bram.post('/supplement', person)).body;
  const portrait = drawUpload({ name: 'p.png', kind: 'picture', hue: 20, text: '' });
  const form = await multipart({ field: 'portrait' }, new File([portrait], 'p.png'));
  expect((await bram.ask('POST', `/supplement/${key}/file`, form)).status).toBe(200);
  await runJob(world.house, 'clear');
  const kept = async () => (await world.db().selectFrom('file').select('key').where('record', '=', key).execute()).length;
  expect(await kept()).toBe(1);
  expect((await bram.delete(`/supplement/${key}`, { version: 1 })).status).toBe(200);
  await runJob(world.house, 'clear');
  expect(await kept()).toBe(0);
});

test('sessions that ended and presence of long ago are thrown away, those in use stay', async () => {
  await world.as(people.karel).put(`/organisation/${its.deKiem.key}/presence`, { section: null, editing: false });
  const db = world.db();
  await db
    .updateTable('user_session')
    .set({ expires_at: later(filledAt, limits.idle) })
    .where('user_id', '=', people.karel.key)
    .execute();
  const left = async () => ({
    sessions: (await db.selectFrom('user_session').select('user_id').distinct().execute()).map(({ user_id }) => user_id).sort(),
    presence: (await db.selectFrom('presence').selectAll().execute()).length,
  });
  await runJob(world.house, 'clear');
  expect(await left()).toEqual({ sessions: [people.bram.key, people.karel.key].sort(), presence: 1 });
  world.at(later(filledAt, 25 * 3_600_000));
  await runJob(world.house, 'clear');
  expect(await left()).toEqual({ sessions: [people.bram.key], presence: 0 });
});
