import { organisations as its, people, teams } from '@bronhouder/world/cast.ts';
import { afterAll, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { giveRights } from './rights-for-tests.ts';

const world = await openWorld();
afterAll(world.close);
const joost = world.as(people.joost);

type Effect = { code: string; count: number; names: string[] };
const erased = async (): Promise<(readonly [string, boolean])[]> => {
  const { body } = await joost.get<Effect[]>(`/organisation/${its.lindenhof.key}/effects/erase`);
  return body.flatMap(({ code, count, names }) =>
    /^(products|supplements)Erased$/.test(code) && count > 0 ? [[code, names.length > 0] as const] : [],
  );
};

test('what goes with an organisation is counted, and named to who reads its products and its library', async () => {
  await giveRights(world, people.joost, ['ORGANISATION:read'], teams.root);
  expect(await erased()).toEqual([
    ['productsErased', false],
    ['supplementsErased', false],
  ]);
  await giveRights(world, people.joost, ['PRODUCT:read'], teams.root);
  expect(await erased()).toEqual([
    ['productsErased', true],
    ['supplementsErased', false],
  ]);
  await giveRights(world, people.joost, ['SUPPLEMENT:read'], teams.root);
  expect((await erased()).every(([, named]) => named)).toBe(true);
});
