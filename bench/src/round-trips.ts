import { asked, type Call } from './calls.ts';
import type { Record } from './records.ts';
import type { Running } from './server-process.ts';

type Headers = { [name: string]: string };

const send = async ({ origin }: Running, headers: Headers, call: Call, record: Record, number: number): Promise<void> => {
  const { method, path, body } = asked[call](record, number);
  const answer = await fetch(origin + path, {
    method,
    headers: { ...headers, origin, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body }),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${call} was answered with ${answer.status}`);
};

/** How often one call asks the database, once everything that is remembered is known: the fewest of ten, for jobs ask as well. */
export const roundTrips = async (server: Running, headers: Headers, call: Call, records: Record[]): Promise<number> => {
  const counts: number[] = [];
  for (const [number, record] of records.slice(0, 10).entries()) {
    const before = await server.ask('queries');
    await send(server, headers, call, record, number);
    counts.push((await server.ask('queries')) - before);
  }
  return Math.min(...counts);
};
