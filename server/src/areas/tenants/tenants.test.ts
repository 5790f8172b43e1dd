import { people, tenants } from '@bronhouder/world/cast.ts';
import { afterAll, expect, test } from 'vitest';
import { asOwnerOf } from '../../database/owner-transaction.ts';
import { openWorld } from '../../for-tests.ts';

const world = await openWorld();
afterAll(world.close);

test('what a tenant did not set has the defaults of the specification', async () => {
  await asOwnerOf(world.house.database, world.tenant.key, (trx) =>
    trx.updateTable('tenant').set({ settings: '{}' }).where('key', '=', world.tenant.key).execute(),
  );
  expect((await world.as(people.karel).get('/tenant/settings')).body).toEqual({
    multipleOrganisationTypesAllowed: true,
    typeRestrictionsEnabled: true,
    showOnlineCheck: false,
    maximumOrganisationTypes: 3,
    timeZone: 'Europe/Amsterdam',
  });
});

test('what it did set is its own', async () => {
  expect((await world.as(people.els).get('/tenant/settings')).body).toMatchObject({
    multipleOrganisationTypesAllowed: false,
    timeZone: 'Europe/Brussels',
  });
});

test('each host names its own tenant to whoever asks', async () => {
  expect((await world.onHost('localhost').get('//tenants/current')).body).toMatchObject({
    key: tenants.streekdata.key,
    name: 'Streekdata',
  });
  expect((await world.onHost('vlaanderen.localhost').get('//tenants/current')).body).toMatchObject({
    key: tenants.vlaanderen.key,
    name: 'Lokale Besturen',
  });
  expect((await world.onHost('elders.localhost').get('//tenants/current')).status).toBe(404);
});
