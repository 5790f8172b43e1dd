import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Facts } from '@bronhouder/domain/publication/facts.ts';
import { api, queries } from '../../api/clients.ts';
import type { ApiAnswers } from '../../api/types.ts';
import { forgetNamed } from '../../forms/supplements/named.ts';
import type { FormKind, RecordData } from '../records/record-kind.ts';
import { typesOf } from '../records/record-view.ts';

type Supplement = ApiAnswers['supplement']['get'];

const { supplement } = queries;

/** A supplement has no publication of its own: its facts say which revision is its newest, and nothing else. */
const factsOf = (working: number, archivedAt: string | null = null): Facts => ({
  workflow: false,
  online: false,
  state: 'concept',
  working,
  publishedRevision: null,
  publishedFrom: null,
  publishedTill: null,
  endRecorded: false,
  plannedRevision: null,
  plannedFrom: null,
  plannedTill: null,
  plannedBy: null,
  withdrawnAt: null,
  deactivatedAt: null,
  archivedAt,
});

/** A supplement as the form and the history of records take it. */
export const recordOf = (it: Supplement): RecordData => ({
  ...it,
  facts: factsOf(it.working),
  archivedBy: null,
  depublicationNote: null,
});

const onlyType = (types: { key: string; version: number }[]) => {
  const [type] = types;
  if (!type) throw new Error('a supplement has one type');
  return type;
};

/** Supplements among the kinds of records that have a form. */
export const supplementKind: FormKind = {
  name: 'supplement',
  area: 'SUPPLEMENT',
  calls: {
    save: async ({ key, revision, types, content }, options) => {
      const { working, ...saved } = await api.supplement.save({ key, revision, type: onlyType(types), content }, options);
      forgetNamed();
      return { ...saved, facts: factsOf(working) };
    },
    notifications: api.supplement.notifications,
    presence: api.supplement.presence,
    leave: api.supplement.leave,
  },
  queries: {
    all: () => [supplement.key()],
    record: (key) => supplement.get.queryKey({ input: { key } }),
    types: () => queries.type.supplement.queryOptions({ input: {} }),
    revision: (input) => supplement.revision.queryOptions({ input }),
    revisions: (input) => supplement.revisions.queryOptions({ input }),
    auditlog: (input) => supplement.auditlog.queryOptions({ input }),
  },
  newest: async (client, key) => {
    const [record, types]: [Supplement, TypeDefinition[]] = await Promise.all([
      client.fetchQuery({ ...supplement.get.queryOptions({ input: { key } }), staleTime: 0 }),
      client.fetchQuery({ ...queries.type.supplement.queryOptions({ input: {} }), staleTime: 0 }),
    ]);
    return { record: recordOf(record), types: typesOf([record.type], types) };
  },
};
