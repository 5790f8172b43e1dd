import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import { morningOf, workedOn } from './moment.ts';
import type { ProductSeed, ProductStep } from './seeds.ts';
import type { TenantWorld } from './tenant-world.ts';
import type { ProductAct, ProductVerbs, WorldVerbs } from './verbs.ts';

/** Does one step with the product's content so far; answers its content afterwards. */
const doStep = async (verbs: ProductVerbs, now: Instant, act: ProductAct, step: ProductStep, content: Content): Promise<Content> => {
  switch (step.act) {
    case 'save': {
      const changed = { ...content, ...step.content };
      await verbs.save(act, { content: changed, state: step.state });
      return changed;
    }
    case 'plan':
      await verbs.plan(act, { from: morningOf(now, step.fromDay), till: step.tillDay === null ? null : morningOf(now, step.tillDay) });
      return content;
    case 'depublish':
      await verbs.depublish(act, { note: step.note, from: step.fromDay === null ? null : morningOf(now, step.fromDay) });
      return content;
    default:
      await verbs[step.act](act);
      return content;
  }
};

const fillProduct = async (verbs: ProductVerbs, now: Instant, tenant: Key, seed: ProductSeed): Promise<void> => {
  const actOf = (by: Key, day: number, turn: number): ProductAct => ({
    tenant,
    product: seed.key,
    by,
    at: workedOn(now, day, seed.key, turn),
  });
  const { organisation, type } = seed;
  await verbs.create(actOf(seed.madeBy, seed.madeOn, 0), { organisation, type, content: seed.content });
  let content = seed.content;
  for (const [index, step] of seed.history.entries()) {
    content = await doStep(verbs, now, actOf(step.by, step.day, index + 1), step, content);
  }
};

/** The products of one organisation, each with its history. */
export const fillProductsOf = async ({ product }: WorldVerbs, now: Instant, world: TenantWorld, organisation: Key): Promise<void> => {
  for (const seed of world.products.filter((one) => one.organisation === organisation))
    await fillProduct(product, now, world.tenant.key, seed);
};
