import { api, queries } from '../../api/clients.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { typesOf } from '../records/record-view.ts';

const { product } = queries;

/** Products among the kinds of records. */
export const productKind: RecordKind = {
  name: 'product',
  area: 'PRODUCT',
  needsNote: false,
  calls: {
    save: ({ types: [type], ...input }, options) => {
      if (!type) throw new Error('a product has a type');
      return api.product.save({ ...input, type }, options);
    },
    publish: api.product.publish,
    plan: api.product.plan,
    depublish: api.product.depublish,
    erase: api.product.erase,
    simple: {
      withdrawPlan: api.product.withdrawPlan,
      cancelEnd: api.product.cancelEnd,
      archive: api.product.archive,
      restore: api.product.restore,
    },
    notifications: api.product.notifications,
    presence: api.product.presence,
    leave: api.product.leave,
  },
  queries: {
    all: () => [product.key(), queries.sharing.key(), queries.menu.key()],
    record: (key) => product.get.queryKey({ input: { key } }),
    effects: ({ key, act }) => product.effects.queryOptions({ input: { key, act: act === 'deactivate' ? 'depublish' : act } }),
    types: () => queries.type.product.queryOptions({ input: {} }),
    revision: (input) => product.revision.queryOptions({ input }),
    revisions: (input) => product.revisions.queryOptions({ input }),
    auditlog: (input) => product.auditlog.queryOptions({ input }),
  },
  newest: async (client, key) => {
    const [record, types] = await Promise.all([
      client.fetchQuery({ ...product.get.queryOptions({ input: { key } }), staleTime: 0 }),
      client.fetchQuery({ ...queries.type.product.queryOptions({ input: {} }), staleTime: 0 }),
    ]);
    return { record, types: typesOf([record.type], types) };
  },
};
