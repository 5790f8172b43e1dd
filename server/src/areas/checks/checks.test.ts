import { people } from '@bronhouder/world/cast.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../../for-tests.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('passes on what the outside world says', async () => {
  world.outsideSays(({ kind, value }) => (value.includes('lindenhof') ? 'ok' : kind === 'email' ? 'refused' : 'unsure'));
  const joost = world.as(people.joost);
  expect((await joost.post('/check/email', { email: 'info@lindenhof.nl' })).body).toEqual({ verdict: 'ok' });
  expect((await joost.post('/check/email', { email: 'info@nergens.nl' })).body).toEqual({ verdict: 'refused' });
  expect((await joost.post('/check/url', { url: 'https://nergens.nl' })).body).toEqual({ verdict: 'unsure' });
});

test('asks nothing for somebody who is not signed in', async () => {
  expect((await world.nobody.post('/check/url', { url: 'https://lindenhof.nl' })).status).toBe(412);
});
