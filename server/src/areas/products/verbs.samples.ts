import { people, products as its } from '@bronhouder/world/cast.ts';
import type { productShape } from '@bronhouder/contract/product.ts';
import type { z } from 'zod';
import { filledAt } from '../../for-tests.ts';
import type { Method } from '../../http/client-for-tests.ts';

/** A product as whoever acts has it on the screen. */
export type Seen = z.output<typeof productShape>;
/** A verb, by whom it is done and by whom it may not be, and what is to come of it. */
export type Row = {
  verb: string;
  method: Method;
  path: string;
  on: { key: string };
  by: { key: string };
  /** Reads the product, and may not do this. */
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
const { karel, femke, bram, hanna, noor } = people;

/** Every verb on a product that exists, on one for which it is possible; the order is that of the rows. */
export const rows: Row[] = [
  {
    verb: 'save',
    method: 'PUT',
    path: '',
    on: its.leeskring,
    by: femke,
    reader: hanna,
    act: 'saveReady',
    body: ({ facts, type, content }) => ({
      version: undefined,
      revision: facts.working,
      type,
      state: 'ready',
      content: { ...content, meetings: 6 },
    }),
    revision: ({ facts }) => facts.working + 1,
    facts: { working: 3, publishedRevision: null, state: 'ready' },
    wrong: [
      [{ revision: 'two' }, 'revision'],
      [{ state: 'published' }, 'state'],
      [{ content: [] }, 'content'],
      [{ type: { key: 'cursus', version: 1 } }, 'type.key'],
      [{ type: undefined }, 'type'],
      [{ content: { title: 5 } }, 'title'],
      [{ content: { title: 'a\u0000b' } }, 'title'],
      [{ revision: 99 }, 'revision'],
    ],
  },
  {
    verb: 'publish',
    method: 'POST',
    path: '/publication',
    on: its.leeskring,
    by: karel,
    reader: femke,
    refusal: 'publish.right',
    act: 'publish',
    revision: working,
    facts: { publishedRevision: 3, publishedFrom: filledAt, publishedTill: null, state: 'ready' },
  },
  {
    verb: 'plan',
    method: 'POST',
    path: '/plan',
    on: its.belastinghulp,
    by: karel,
    reader: femke,
    refusal: 'publish.right',
    act: 'plan',
    body: () => ({ from: '2026-12-01T11:00:00+01:00' }),
    revision: working,
    facts: { plannedFrom: soon, plannedTill: null, plannedBy: karel.key },
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
    on: its.klikEnTik,
    by: bram,
    reader: femke,
    refusal: 'publish.right',
    act: 'withdrawPlan',
    revision: working,
    facts: { plannedFrom: null, plannedRevision: null, withdrawnAt: filledAt },
  },
  {
    verb: 'depublish',
    method: 'POST',
    path: '/depublication',
    on: its.klompen,
    by: karel,
    reader: hanna,
    refusal: 'publish.right',
    act: 'depublish',
    body: () => ({}),
    note: '',
    revision: ({ facts }) => facts.publishedRevision,
    facts: { publishedTill: filledAt, endRecorded: true },
    wrong: [
      [{ note: 'x'.repeat(2001) }, 'note'],
      [{ from: '2026-11-20T10:00:00Z' }, 'from'],
    ],
  },
  {
    verb: 'cancelEnd',
    method: 'DELETE',
    path: '/depublication',
    on: its.aquajoggen,
    by: noor,
    reader: hanna,
    refusal: 'publish.right',
    act: 'cancelEnd',
    revision: working,
    facts: { publishedTill: null },
  },
  {
    verb: 'archive',
    method: 'POST',
    path: '/archive',
    on: its.verhalenuur,
    by: karel,
    reader: femke,
    act: 'archive',
    revision: working,
    facts: { archivedAt: filledAt, publishedTill: filledAt },
  },
  {
    verb: 'restore',
    method: 'DELETE',
    path: '/archive',
    on: its.boekstart,
    by: karel,
    reader: femke,
    act: 'restore',
    revision: working,
    facts: { archivedAt: null, state: 'concept', publishedRevision: null },
  },
  {
    verb: 'erase',
    method: 'DELETE',
    path: '',
    on: its.verhalenuur,
    by: karel,
    reader: femke,
    act: 'erase',
    action: 'delete',
    body: ({ title }) => ({ title }),
    revision: () => null,
    wrong: [
      [{ title: 'Verhalen' }, 'title'],
      [{ title: undefined }, 'title'],
    ],
  },
];
