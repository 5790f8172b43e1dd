import { api, queries } from '../../api/clients.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { typesOf } from '../records/record-view.ts';

const { organisation } = queries;

/** Organisations among the kinds of records. */
export const organisationKind: RecordKind = {
  name: 'organisation',
  area: 'ORGANISATION',
  needsNote: true,
  calls: {
    save: api.organisation.save,
    publish: api.organisation.publish,
    plan: api.organisation.plan,
    depublish: api.organisation.depublish,
    erase: api.organisation.erase,
    simple: {
      withdrawPlan: api.organisation.withdrawPlan,
      cancelEnd: api.organisation.cancelEnd,
      deactivate: api.organisation.deactivate,
      activate: api.organisation.activate,
      archive: api.organisation.archive,
      restore: api.organisation.restore,
    },
    notifications: api.organisation.notifications,
    presence: api.organisation.presence,
    leave: api.organisation.leave,
  },
  queries: {
    all: () => [organisation.key(), queries.menu.key()],
    record: (key) => organisation.get.queryKey({ input: { key } }),
    effects: (input) => organisation.effects.queryOptions({ input }),
    types: () => queries.type.organisation.queryOptions({ input: {} }),
    revision: (input) => organisation.revision.queryOptions({ input }),
    revisions: (input) => organisation.revisions.queryOptions({ input }),
    auditlog: (input) => organisation.auditlog.queryOptions({ input }),
  },
  newest: async (client, key) => {
    const [record, types] = await Promise.all([
      client.fetchQuery({ ...organisation.get.queryOptions({ input: { key } }), staleTime: 0 }),
      client.fetchQuery({ ...queries.type.organisation.queryOptions({ input: {} }), staleTime: 0 }),
    ]);
    return { record, types: typesOf(record.types, types) };
  },
};
