import { organisations as its, people } from '@bronhouder/world/cast.ts';
import { filledAt } from '../../for-tests.ts';
import type { Answer, Method } from '../../http/client-for-tests.ts';

/** An organisation as whoever acts has it on the screen. */
export type Seen = Answer['body'];
/** A verb, by whom it is done and by whom it may not be, and what is to come of it. */
export type Row = {
  verb: string;
  method: Method;
  path: string;
  on: { key: string };
  by: { key: string };
  /** Reads the organisation, and may not do this. */
  reader: { key: string };
  refusal?: string;
  body?: (seen: Seen) => object;
  /** What it leaves in the log, and the facts it leads to. */
  act: string;
  action?: string;
  revision?: (seen: Seen) => number | null;
  facts?: object;
  note?: string;
  /** Input that is refused: what is wrong with it, and the field that is named. */
  wrong?: [object, string][];
};

export const working = (seen: Seen) => seen.facts.working;
const soon = '2026-12-01T10:00:00.000Z';
const settings = (seen: Seen) => ({
  types: seen.types.map(({ key }) => key),
  online: seen.facts.online,
  workflow: seen.facts.workflow,
  productWorkflow: seen.productWorkflow,
});
const note = 'De gegevens zijn verouderd.';

/** Every verb on an organisation that exists, on one for which it is possible; the order is that of the rows. */
export const rows: Row[] = [
  {
    verb: 'save',
    method: 'PUT',
    path: '',
    on: its.deHeikant,
    by: people.ilse,
    reader: people.hanna,
    act: 'saveReady',
    body: ({ facts, types, content }) => ({
      version: undefined,
      revision: facts.working,
      types,
      state: 'ready',
      content: { ...content, parkingSpaces: 41 },
    }),
    revision: ({ facts }) => facts.working + 1,
    facts: { working: 4, publishedRevision: null },
    wrong: [
      [{ revision: 'two' }, 'revision'],
      [{ state: 'published' }, 'state'],
      [{ content: [] }, 'content'],
      [{ types: [{ key: 'museum' }] }, 'types.0.key'],
      [{ content: { title: 5 } }, 'title'],
      [{ content: { title: 'a\u0000b' } }, 'title'],
      [{ revision: 99 }, 'revision'],
    ],
  },
  {
    verb: 'publish',
    method: 'POST',
    path: '/publication',
    on: its.deHeikant,
    by: people.bram,
    reader: people.ilse,
    refusal: 'publish.right',
    act: 'publish',
    revision: working,
    facts: { publishedRevision: 4, publishedFrom: filledAt, publishedTill: null, state: 'ready' },
  },
  {
    verb: 'plan',
    method: 'POST',
    path: '/plan',
    on: its.kempenarchief,
    by: people.bram,
    reader: people.ilse,
    refusal: 'publish.right',
    act: 'plan',
    body: () => ({ from: '2026-12-01T11:00:00+01:00' }),
    revision: working,
    facts: { plannedFrom: soon, plannedTill: null, plannedBy: people.bram.key },
    wrong: [
      [{ from: 'tomorrow' }, 'from'],
      [{ from: '2026-12-01' }, 'from'],
      [{ from: soon, till: 7 }, 'till'],
      [{ from: '2026-11-20T10:00:00Z' }, 'from'],
      [{ from: soon, till: soon }, 'till'],
    ],
  },
  {
    verb: 'withdrawPlan',
    method: 'DELETE',
    path: '/plan',
    on: its.smederij,
    by: people.bram,
    reader: people.ilse,
    refusal: 'publish.right',
    act: 'withdrawPlan',
    revision: working,
    facts: { plannedFrom: null, plannedRevision: null, withdrawnAt: filledAt },
  },
  {
    verb: 'depublish',
    method: 'POST',
    path: '/depublication',
    on: its.deKiem,
    by: people.karel,
    reader: people.ilse,
    refusal: 'publish.right',
    act: 'depublish',
    body: () => ({ note }),
    note,
    revision: ({ facts }) => facts.publishedRevision,
    facts: { publishedTill: filledAt, endRecorded: true },
    wrong: [
      [{ note: undefined }, 'note'],
      [{ note: ' \n' }, 'note'],
      [{ note: 'x'.repeat(2001) }, 'note'],
      [{ from: '2026-11-20T10:00:00Z' }, 'from'],
    ],
  },
  {
    verb: 'cancelEnd',
    method: 'DELETE',
    path: '/depublication',
    on: its.deRaam,
    by: people.noor,
    reader: people.ilse,
    refusal: 'publish.right',
    act: 'cancelEnd',
    revision: working,
    facts: { publishedTill: null },
  },
  {
    verb: 'deactivate',
    method: 'POST',
    path: '/deactivation',
    on: its.bladel,
    by: people.bram,
    reader: people.ilse,
    act: 'deactivate',
    revision: working,
    facts: { deactivatedAt: filledAt, publishedTill: filledAt },
  },
  {
    verb: 'activate',
    method: 'DELETE',
    path: '/deactivation',
    on: its.tennisMark,
    by: people.bram,
    reader: people.ilse,
    act: 'activate',
    revision: working,
    facts: { deactivatedAt: null },
  },
  {
    verb: 'archive',
    method: 'POST',
    path: '/archive',
    on: its.lindenhof,
    by: people.bram,
    reader: people.karel,
    act: 'archive',
    revision: working,
    facts: { archivedAt: filledAt, plannedFrom: null, publishedTill: filledAt },
  },
  {
    verb: 'restore',
    method: 'DELETE',
    path: '/archive',
    on: its.suikerMuseum,
    by: people.bram,
    reader: people.ilse,
    act: 'restore',
    revision: working,
    facts: { archivedAt: null, state: 'concept', publishedRevision: null },
  },
  {
    verb: 'updateSettings',
    method: 'PUT',
    path: '/settings',
    on: its.deScholte,
    by: people.omar,
    reader: people.gijs,
    act: 'takeOffline',
    body: (seen) => ({ ...settings(seen), online: false }),
    facts: { online: false },
    wrong: [
      [{ online: 'no' }, 'online'],
      [{ types: 'museum' }, 'types'],
      [{ workflow: undefined }, 'workflow'],
      [{ types: ['x'] }, 'types.0'],
    ],
  },
  {
    verb: 'erase',
    method: 'DELETE',
    path: '',
    on: its.lindenhof,
    by: people.bram,
    reader: people.karel,
    act: 'erase',
    action: 'delete',
    body: ({ title }) => ({ title }),
    revision: () => null,
    wrong: [
      [{ title: 'Bibliotheek' }, 'title'],
      [{ title: undefined }, 'title'],
    ],
  },
];
