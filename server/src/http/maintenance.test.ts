import { people } from '@bronhouder/world/cast.ts';
import { afterAll, expect, test } from 'vitest';
import { openWorld } from '../for-tests.ts';

const world = await openWorld({ MAINTENANCE: 'Tot 14:00 werken wij aan het register.' });
afterAll(world.close);

test.each([
  '/session/update',
  '/openapi.json',
  '//access/public/v2/session?exclude-access=true',
  '//access/auth/list-sessions',
  '//tenants/current',
])('%s answers only what the maintenance is', async (path) => {
  const answer = await world.as(people.anna).get(path);
  expect({ status: answer.status, body: answer.body }).toEqual({
    status: 503,
    body: { success: false, errorCode: 'maintenance', message: 'Tot 14:00 werken wij aan het register.' },
  });
  expect(answer.headers['retry-after']).toBe('300');
});

test('a write is refused too', async () => {
  expect((await world.as(people.anna).post('/session/info', { timeZone: 'Europe/Amsterdam', locale: 'nl' })).status).toBe(503);
});

test.each(['//settings.json', '//health/live', '//health/ready', '//docs/nl/home.md'])('%s goes on', async (path) => {
  expect((await world.nobody.get(path)).status).toBe(200);
});
