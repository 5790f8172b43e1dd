import type { Needs } from '@bronhouder/contract/entry.ts';
import { product } from '@bronhouder/contract/product.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import type { Outcome } from '@bronhouder/domain/outcome.ts';
import type { Act, ProductAct, ProductVerbs } from '@bronhouder/world/verbs.ts';
import { archiveProduct } from '../areas/products/archive-product.ts';
import { createProduct } from '../areas/products/create-product.ts';
import { depublishProduct } from '../areas/products/depublish-product.ts';
import { planProduct } from '../areas/products/plan-product.ts';
import { publishProduct } from '../areas/products/publish-product.ts';
import { getProduct } from '../areas/products/queries/get.ts';
import type { ProductRecord } from '../areas/products/record.ts';
import { saveProduct } from '../areas/products/save-product.ts';
import { withdrawPlanOfProduct } from '../areas/products/withdraw-plan.ts';
import { perform, performNew, type Verb } from '../change.ts';
import type { Caller } from '../http/caller.ts';

type Entry = { '~orpc': { meta: { needs: Needs } } };
type CallerFor = (act: Omit<Act, 'organisation'>, entry: Entry) => Promise<Caller>;

/** @throws when the act was refused, with what it was about and why */
const achieved = (name: string, act: ProductAct, outcome: Outcome<unknown>): void => {
  if (!outcome.ok) throw new Error(`${name} of product ${act.product} at ${act.at} was refused: ${JSON.stringify(outcome.refusal)}`);
};

/** What the world does with products, each act on the newest version. */
export const productVerbs = (callerFor: CallerFor): ProductVerbs => {
  const seenBy = async (act: ProductAct) => getProduct(await callerFor(act, product.get), { key: act.product });
  const on =
    <Input extends { key: Key; version: number }, Answer, Aside>(
      entry: Entry,
      verb: Verb<ProductRecord, Input, Answer, Aside>,
      name: string,
    ) =>
    async (act: ProductAct, input: Omit<Input, 'key' | 'version'>): Promise<void> => {
      const { version } = await seenBy(act);
      achieved(name, act, await perform(verb, await callerFor(act, entry), { ...input, key: act.product, version } as Input));
    };
  const publish = on(product.publish, publishProduct, 'publish');
  const plan = on(product.plan, planProduct, 'plan');
  const withdrawPlan = on(product.withdrawPlan, withdrawPlanOfProduct, 'withdrawPlan');
  const archive = on(product.archive, archiveProduct, 'archive');
  return {
    create: async (act, made) => {
      achieved('create', act, await performNew(createProduct, await callerFor(act, product.create), { ...made, key: act.product }));
    },
    save: async (act, saved) => {
      const { facts, type } = await seenBy(act);
      const typed = { ...saved, key: act.product, revision: facts.working, type };
      achieved('save', act, await perform(saveProduct, await callerFor(act, product.save), typed));
    },
    publish: (act) => publish(act, {}),
    plan: (act, planned) => plan(act, { ...planned, replace: false }),
    withdrawPlan: (act) => withdrawPlan(act, {}),
    depublish: on(product.depublish, depublishProduct, 'depublish'),
    archive: (act) => archive(act, {}),
  };
};
