import { organisations as its, people, teams } from '@bronhouder/world/cast.ts';
import { afterAll, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { giveRights } from './rights-for-tests.ts';

const world = await openWorld();
afterAll(world.close);
const joost = world.as(people.joost);

type Effect = { code: string; count: number; names: string[] };
const named = async (): Promise<Record<string, boolean>> => {
  const { body } = await joost.get<Effect[]>(`/organisation/${its.lindenhof.key}/effects/erase`);
  const those = body.filter(({ code, count }) => /^((products|supplements)Erased|rolesLost)$/.test(code) && count > 0);
  return Object.fromEntries(those.map(({ code, names }) => [code, names.length > 0]));
};

test('what goes with an organisation is counted, and named to who may know: its roles, its products, its library', async () => {
  await giveRights(world, people.joost, ['ORGANISATION:read'], teams.root);
  expect(await named()).toEqual({ rolesLost: false, productsErased: false, supplementsErased: false });
  await giveRights(world, people.joost, ['PRODUCT:read'], teams.root);
  expect(await named()).toEqual({ rolesLost: false, productsErased: true, supplementsErased: false });
  await giveRights(world, people.joost, ['SUPPLEMENT:read'], teams.root);
  expect(await named()).toEqual({ rolesLost: false, productsErased: true, supplementsErased: true });
  await giveRights(world, people.joost, ['ORGANISATION:roleAssignment'], teams.root);
  expect(await named()).toEqual({ rolesLost: true, productsErased: true, supplementsErased: true });
});
