import { type Ask, during, type Measured, times } from './load.ts';
import type { Record } from './records.ts';

/** The calls that are measured, as a portal makes them; the bare server takes the same. */
export type Call = 'get' | 'list' | 'search' | 'tree' | 'save' | 'publish';

const pathOf = ({ key }: Record): string => `/api/organisation/${key}`;
const at = (records: Record[], number: number): Record => {
  const record = records[number % records.length];
  if (!record) throw new Error('there are no organisations');
  return record;
};

export const asked: { [C in Call]: (record: Record, number: number) => Ask } = {
  get: (record) => ({ method: 'GET', path: pathOf(record) }),
  list: () => ({ method: 'GET', path: '/api/organisation?size=25' }),
  search: (_record, number) => ({
    method: 'GET',
    path: `/api/organisation?size=25&q=${['museum', 'zorg', 'tennis', 'archief'][number % 4]}`,
  }),
  tree: () => ({ method: 'GET', path: '/api/team' }),
  save: (record, number) => ({
    method: 'PUT',
    path: pathOf(record),
    body: JSON.stringify({
      revision: record.revision,
      types: record.types,
      state: 'concept',
      content: { ...record.content, summary: `Wat hier te doen is, in versie ${number} van deze tekst.` },
    }),
  }),
  publish: ({ version, ...record }) => ({
    method: 'POST',
    path: `${pathOf({ ...record, version })}/publication`,
    body: JSON.stringify({ version }),
  }),
};

/** Each save and each publication is of another organisation, for each can be done once with what was seen. */
const once: Call[] = ['save', 'publish'];

/** What somebody waits for before a page says anything is measured for one who waits, everything else in a crowd. */
const alone: Call[] = ['search', 'tree'];
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
