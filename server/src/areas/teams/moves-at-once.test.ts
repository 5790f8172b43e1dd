import { teams } from '@bronhouder/world/cast.ts';
import { afterAll, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { codes, treeIn } from './teams.samples.ts';

const world = await openWorld();
afterAll(world.close);

const { made, move, wholeTree } = treeIn(world);
const { kempen, noordBrabant, gelderland, veluwe, root } = teams;

test('two teams beneath each other: one of the two moves, and there is no circle', async () => {
  for (let turn = 0; turn < 12; turn += 1) {
    const [one, other] = [await made(noordBrabant), await made(noordBrabant)];
    const inside = await made(one);
    const answers = await Promise.all([move(one, other), move(other, turn % 2 === 0 ? one : inside)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.flatMap((answer) => codes(answer).filter(Boolean))).toEqual(['team.move-beneath-itself']);
  }
  await wholeTree();
});

test('a ring of five moves leaves a tree', async () => {
  const ring = await Promise.all(Array.from({ length: 5 }, () => made(noordBrabant)));
  const answers = await Promise.all(ring.map((it, index) => move(it, ring[(index + 1) % ring.length] ?? it)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  await wholeTree();
});

test('teams that are made in what moves end where it goes', async () => {
  const top = await made(noordBrabant);
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => made(top)),
    move(top, veluwe).then(({ status }) => expect(status).toBe(200)),
    ...Array.from({ length: 4 }, () => made(top)),
  ]);
  expect(answers).toHaveLength(9);
  const beneath = await world.db().selectFrom('team').select('path').where('parent', '=', top.key).execute();
  expect(beneath).toHaveLength(8);
  for (const { path } of beneath) expect(path.slice(0, -1)).toEqual([root.key, gelderland.key, veluwe.key, top.key]);
  await wholeTree();
});

test('the same move twice: the second has seen an older version', async () => {
  const top = await made(noordBrabant);
  const answers = await Promise.all([move(top, veluwe), move(top, kempen)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.flatMap((answer) => codes(answer).filter(Boolean))).toEqual(['version.newer']);
});
