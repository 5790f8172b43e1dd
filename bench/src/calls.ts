import { teams } from '@bronhouder/world/cast.ts';
import { type Ask, during, type Measured, times } from './load.ts';
import type { Kind, Record } from './records.ts';

/** The calls that are measured, as a portal makes them; the bare server takes the same. */
const ofRecords = ['get', 'list', 'save', 'publish'] as const;
type OfRecords = (typeof ofRecords)[number];
export type Call = OfRecords | `product ${OfRecords}` | 'search' | 'tree' | 'agenda';

/** The calls that are measured of each kind of record. */
export const recordCalls: readonly Call[] = [...ofRecords, ...ofRecords.map((call) => `product ${call}` as const)];

export const kindOf = (call: Call): Kind => (call.startsWith('product ') ? 'product' : 'organisation');

const at = (records: Record[], number: number): Record => {
  const record = records[number % records.length];
  if (!record) throw new Error('there are no records');
  return record;
};

const dayFrom = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

type Asked = (record: Record, number: number) => Ask;

/** `typed`: how a save names the types that the form was made of. */
const callsOf = (kind: Kind, typed: (record: Record) => object): { [C in OfRecords]: Asked } => {
  const pathOf = ({ key }: Record): string => `/api/${kind}/${key}`;
  return {
    get: (record) => ({ method: 'GET', path: pathOf(record) }),
    list: () => ({ method: 'GET', path: `/api/${kind}?size=25` }),
    save: (record, number) => ({
      method: 'PUT',
      path: pathOf(record),
      body: JSON.stringify({
        revision: record.revision,
        ...typed(record),
        state: 'concept',
        content: { ...record.content, summary: `Wat hier te doen is, in versie ${number} van deze tekst.` },
      }),
    }),
    publish: (record) => ({
      method: 'POST',
      path: `${pathOf(record)}/publication`,
      body: JSON.stringify({ version: record.version }),
    }),
  };
};

const organisation = callsOf('organisation', ({ types }) => ({ types }));
const product = callsOf('product', ({ types }) => ({ type: types[0] }));

export const asked: { [C in Call]: Asked } = {
  ...organisation,
  'product get': product.get,
  'product list': product.list,
  'product save': product.save,
  'product publish': product.publish,
  search: (_record, number) => ({
    method: 'GET',
    path: `/api/organisation?size=25&q=${['museum', 'zorg', 'tennis', 'archief'][number % 4]}`,
  }),
  tree: () => ({ method: 'GET', path: '/api/team' }),
  agenda: () => ({ method: 'GET', path: `/api/agenda?team=${teams.kempen.key}&from=${dayFrom(0)}&till=${dayFrom(30)}` }),
};

/** Each save and each publication is of another record, for each can be done once with what was seen. */
const once: Call[] = ['save', 'publish', 'product save', 'product publish'];

/** What somebody waits for before a page says anything is measured for one who waits, everything else in a crowd. */
const alone: Call[] = ['search', 'tree', 'agenda'];
const connectionsOf = (call: Call): number => (alone.includes(call) ? 1 : 20);

export const measureCall = (
  call: Call,
  seconds: number,
  origin: string,
  headers: { [name: string]: string },
  records: Record[],
): Promise<Measured> => {
  const next = (number: number): Ask => asked[call](at(records, number), number);
  const load = { origin, headers, connections: connectionsOf(call), next };
  return once.includes(call) ? times(records.length, load) : during(seconds, load);
};
