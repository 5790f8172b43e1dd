import { libraries, organisations as its, people } from '@bronhouder/world/cast.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { madeProduct } from '../products/sharing/sharing.samples.ts';
import { once, weekly } from './items.samples.ts';

const world = await openWorld();
afterAll(world.close);
const [karel, femke, anna] = [world.as(people.karel), world.as(people.femke), world.as(people.anna)];
const organisation = its.lindenhof.key;
const location = libraries.lindenhof.building.key;
const product = await madeProduct(world, organisation, 'Leesclub');
const entries = (record: string) =>
  world.db().selectFrom('audit').select(['kind', 'act', 'action', 'by', 'details', 'note']).where('record', '=', record).orderBy('key').execute();

describe('making one', () => {
  test('puts it into the agenda, with a revision and a trace that names nobody', async () => {
    const made = await karel.post('/agenda/item', { organisation, product, location, timing: weekly });
    expect(made.status, made.text).toBe(200);
    expect(made.body).toMatchObject({ version: 1, working: 1, split: null });
    const { body } = await karel.get(`/agenda/item/${made.body.key}`);
    expect(body).toMatchObject({
      product: { key: product, title: 'Leesclub', shared: false },
      location: { key: location },
      timing: weekly,
      shown: 'yes',
      savedBy: { key: people.karel.key },
    });
    const traces = await entries(made.body.key);
    expect(traces).toMatchObject([{ kind: 'agenda', act: 'create', action: 'create', by: people.karel.key }]);
    expect(JSON.stringify(traces)).not.toContain('Leesclub');
  });
});
void [femke, anna, once];
