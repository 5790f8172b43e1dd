import { organisations as its, people } from '@bronhouder/world/cast.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { afterAll, expect, test } from 'vitest';
import { openWorld } from '../../../for-tests.ts';
import type { Answer } from '../../../http/client-for-tests.ts';
import { madeProduct, madeShare } from './sharing.samples.ts';

/** Two at the same time, on either side of what is shared. */
const world = await openWorld();
afterAll(world.close);
const [anna, karel, omar] = [world.as(people.anna), world.as(people.karel), world.as(people.omar)];
const { lindenhof, deScholte, bladel } = its;
const turns = 6;

const outcome = ({ status, body }: Answer): string => (status === 200 ? 'done' : body.errorCode);
const stateOf = async (product: Key) =>
  (await world.db().selectFrom('product_consumer').select('state').where('product', '=', product).executeTakeFirst())?.state;
const offer = (product: Key) => anna.post(`/product/${product}/consumers`, { organisations: [deScholte.key] });

test('accepting beside taking back: one after the other, and in the end it is taken back or was never accepted', async () => {
  for (let turn = 0; turn < turns; turn += 1) {
    const product = await madeProduct(world, lindenhof.key, `Beide ${turn}`);
    const share = await madeShare(world, product, deScholte.key, 'offered');
    const [accepted, withdrawn] = await Promise.all([
      omar.post(`/sharing/${share}/acceptance`, {}),
      karel.post(`/sharing/${share}/withdrawal`, {}),
    ]);
    expect([outcome(accepted), outcome(withdrawn)]).toEqual([expect.stringMatching(/^(done|sharing\.withdrawn)$/), 'done']);
    expect(await stateOf(product)).toBe('withdrawn');
  }
});

test('accepting and offering beside archiving: nobody shows what is archived', async () => {
  for (let turn = 0; turn < turns; turn += 1) {
    const product = await madeProduct(world, lindenhof.key, `Weg ${turn}`);
    const share = await madeShare(world, product, bladel.key, 'offered');
    const [archived, accepted, offered] = await Promise.all([
      anna.post(`/product/${product}/archive`, { version: 1 }),
      anna.post(`/sharing/${share}/acceptance`, {}),
      offer(product),
    ]);
    expect(outcome(archived)).toBe('done');
    expect(['done', 'sharing.withdrawn', 'sharing.product-archived']).toContain(outcome(accepted));
    expect(offered.status === 200 || outcome(offered) === 'sharing.product-archived', offered.text).toBe(true);
    const states = await world.db().selectFrom('product_consumer').select('state').where('product', '=', product).execute();
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['withdrawn']));
  }
});

test('offering and copying beside deleting: done before, or unknown by then', async () => {
  for (let turn = 0; turn < turns; turn += 1) {
    const title = `Gewist ${turn}`;
    const product = await madeProduct(world, lindenhof.key, title);
    await anna.post(`/product/${product}/archive`, { version: 1 });
    const choice = { organisation: lindenhof.key, title: `${title}_kopie`, sections: ['general'], files: true, supplements: 'keep' };
    const [erased, copied, offered] = await Promise.all([
      anna.delete(`/product/${product}`, { version: 2, title }),
      anna.post(`/product/${product}/copy`, choice),
      offer(product),
    ]);
    expect(outcome(erased)).toBe('done');
    expect(['done', 'record.unknown']).toContain(outcome(copied));
    expect(['sharing.product-archived', 'record.unknown']).toContain(outcome(offered));
    expect(await stateOf(product)).toBeUndefined();
  }
});

test('the organisations of a mutual offer are deleted at once without one waiting for the other for ever', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    const two = await Promise.all(
      ['Een', 'Twee'].map(async (name) => {
        const { types } = (await anna.get(`/organisation/${bladel.key}`)).body;
        const { team } = await world.db().selectFrom('organisation').select('team').where('key', '=', bladel.key).executeTakeFirstOrThrow();
        const title = `${name} ${turn}`;
        const made = await anna.post('/organisation', { team, types: types.map(({ key }) => key), content: { title } });
        expect(made.status, made.text).toBe(200);
        return { key: made.body.key, title, product: await madeProduct(world, made.body.key, title) };
      }),
    );
    const [one, other] = two;
    if (!one || !other) throw new Error('two were made');
    await madeShare(world, one.product, other.key, 'offered');
    await madeShare(world, other.product, one.key, 'offered');
    const erased = await Promise.all(
      two.map(async ({ key, title }) => {
        const { version } = (await anna.get(`/organisation/${key}`)).body;
        const archived = await anna.post(`/organisation/${key}/archive`, { version });
        expect(archived.status, archived.text).toBe(200);
        return { key, title, version: archived.body.version };
      }),
    ).then((all) => Promise.all(all.map(({ key, title, version }) => anna.delete(`/organisation/${key}`, { version, title }))));
    expect(erased.map(outcome)).toEqual(['done', 'done']);
  }
}, 20_000);
