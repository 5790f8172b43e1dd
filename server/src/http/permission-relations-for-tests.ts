import { organisations as its } from '@bronhouder/world/cast.ts';
import type { World } from '../for-tests.ts';
import type { Asked } from './permission-actors-for-tests.ts';

/** A relation type of the team, a relation of it between the organisation and another one, and an ISIL code. */
export const relatedAt = async (world: World, { team, organisation }: Asked, name: string) => {
  const [relationType, relation, isil] = [world.house.newKey(), world.house.newKey(), world.house.newKey()];
  const at = world.house.clock();
  const label = { input: `werkt samen met ${name}`, output: `werkt samen met ${name}` };
  await world
    .db()
    .insertInto('relation_type')
    .values({
      key: relationType,
      team,
      kind: 'equal',
      labels: JSON.stringify({ source: label, target: label }),
      created_at: at,
      updated_at: at,
    })
    .execute();
  const pair = { source: organisation, target: its.bladel.key };
  await world
    .db()
    .insertInto('relation')
    .values({ key: relation, type: relationType, ...pair, created_at: at })
    .execute();
  const code = { code: `NL-${isil.replaceAll(/\D/g, '').slice(-10).padStart(10, '0')}`, start_date: '2020-01-01' };
  const marks = { original: true, current: true };
  await world
    .db()
    .insertInto('isil_code')
    .values({ key: isil, organisation, ...code, ...marks, created_at: at, updated_at: at })
    .execute();
  return { relationType, relation, isil };
};
