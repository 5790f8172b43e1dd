import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Call, kindOf, measureCall, recordCalls } from './calls.ts';
import { expansion } from './expansion.ts';
import { firstScreen } from './first-screen.ts';
import { atMost, lasting, type Line, shareLine, tableOf } from './goals.ts';
import type { Measured } from './load.ts';
import { anyRecords, unpublishedRecords } from './records.ts';
import { roundTrips } from './round-trips.ts';
import { bare, portal, type Running, startServer } from './server-process.ts';
import { signIn } from './visitor.ts';

const { values: choices } = parseArgs({
  options: { tenfold: { type: 'boolean', default: false }, seconds: { type: 'string', default: '3' } },
});
const seconds = Number(choices.seconds);
const organisations = 10_000;
const products = 50_000;
/** Beside those of the demo world, eight deep. */
const teams = 2000;
/** Each takes place every week, in the agenda of one team. */
const items = 1000;
/** How many are saved or published in one round. */
const changed = 300;
/** Each is measured so often, in turn with the bare limit, and its best counts: whatever else the machine does then disturbs least. */
const rounds = 3;
const mebibyte = 1024 * 1024;

const say = (text: string): void => console.error(text);

const seed = (dataDir: string, times: number): void => {
  const file = fileURLToPath(new URL('seed.ts', import.meta.url));
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const sizes = { organisations: organisations * times, products: products * times, teams, items };
  const options = Object.entries(sizes).flatMap(([name, size]) => [`--${name}`, String(size)]);
  const { status } = spawnSync(process.execPath, [file, ...options], { env, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('the organisations, products and teams could not be made');
};

const environment = (dataDir: string) => ({ DATA_DIR: dataDir, DEMO: '1', TRUST_PROXY: '1' });
const recordsFor = (call: Call, dataDir: string) =>
  call.endsWith('publish') ? unpublishedRecords(kindOf(call), dataDir, changed) : anyRecords(kindOf(call), dataDir, changed);

const measured = async (call: Call, server: Running, headers: Record<string, string>, dataDir: string): Promise<Measured> => {
  const result = await measureCall(call, seconds, server.origin, headers, await recordsFor(call, dataDir));
  if (result.failed > 0) throw new Error(`${result.failed} answers to ${call} at ${server.origin} were no answers`);
  return result;
};

const best = (results: Measured[]): Measured => results.reduce((one, other) => (other.rate > one.rate ? other : one));

/** Of the bare limit, in percent. */
const goalOf = (call: Call): number => (call.endsWith('get') || call.endsWith('list') ? 35 : 25);

const besideBare = async (server: Running, headers: Record<string, string>, dataDir: string): Promise<Line[]> => {
  const limit = await startServer(bare, { DATA_DIR: dataDir });
  const lines: Line[] = [];
  for (const call of recordCalls) {
    say(`Measuring ${call} …`);
    const ours: Measured[] = [];
    const bares: Measured[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await measured(call, server, headers, dataDir));
      bares.push(await measured(call, limit, {}, dataDir));
    }
    lines.push(shareLine(call, best(ours), best(bares), goalOf(call)));
  }
  await limit.stop();
  return lines;
};

/**
 * Session and question; a write has session, begin, lock, write and commit. A product is locked first and read then, so that who waited for
 * another sees what that one left; a window of the agenda also asks how the places stand that it found.
 */
const allowedTrips = (call: Call): number => {
  if (call === 'agenda') return 3;
  if (!call.endsWith('save') && !call.endsWith('publish')) return 2;
  return kindOf(call) === 'product' ? 6 : 5;
};

const tripLines = async (dataDir: string): Promise<Line[]> => {
  const server = await startServer(portal, { ...environment(dataDir), COUNT_QUERIES: '1' });
  const headers = await signIn(server.origin);
  const lines: Line[] = [];
  for (const call of [...recordCalls, 'tree', 'agenda'] as const) {
    const trips = await roundTrips(server, headers, call, await recordsFor(call, dataDir));
    lines.push(atMost(`round trips of ${call}`, trips, allowedTrips(call), ''));
  }
  await server.stop();
  return lines;
};

const tenfoldLines = async (server: Running, headers: Record<string, string>, dataDir: string): Promise<Line[]> => {
  const calls = [...recordCalls, 'search'] as const;
  const before = new Map<Call, number>();
  for (const call of calls) before.set(call, (await measured(call, server, headers, dataDir)).p50);
  say(`Making ${organisations * 10} organisations with ${products * 10} products …`);
  seed(dataDir, 10);
  const lines: Line[] = [];
  for (const call of calls) {
    const { p50 } = await measured(call, server, headers, dataDir);
    lines.push(atMost(`${call}: p50 at ten times the rows`, p50 / (before.get(call) ?? p50), 1.5, '×'));
  }
  return lines;
};

const bench = async (dataDir: string): Promise<Line[]> => {
  say('Starting for the first time …');
  const first = await startServer(portal, environment(dataDir));
  say(`Making ${organisations} organisations with ${products} products, and ${teams} teams …`);
  seed(dataDir, 1);
  await first.stop();
  const server = await startServer(portal, environment(dataDir));
  const idle = await server.ask('memory');
  const headers = await signIn(server.origin);
  const lines = await besideBare(server, headers, dataDir);
  const { p50 } = await measured('search', server, headers, dataDir);
  const tree = await measured('tree', server, headers, dataDir);
  const agenda = await measured('agenda', server, headers, dataDir);
  const busy = await server.ask('memory');
  const tenfold = choices.tenfold ? await tenfoldLines(server, headers, dataDir) : [];
  await server.stop();
  const script = firstScreen();
  return [
    ...lines,
    atMost('search in titles, one at a time: p50', p50, 60, 'ms'),
    atMost(`tree of ${teams} teams with rights, one at a time: p50`, tree.p50, 60, 'ms'),
    atMost(`a month of ${items} items of one team, one at a time: p50`, agenda.p50, 100, 'ms'),
    atMost('a year of a daily item with four slots, expanded', expansion(), 2, 'ms'),
    ...(await tripLines(dataDir)),
    lasting('first start, with the demo world', first.startedIn, null),
    lasting('second start', server.startedIn, 5000),
    atMost('memory after the start', idle / mebibyte, 150, 'MiB'),
    atMost('memory after all this', busy / mebibyte, 150, 'MiB'),
    ...(script === null ? [] : [atMost('JavaScript of the first screen', script / 1024, 250, 'KiB')]),
    ...tenfold,
  ];
};

const dataDir = mkdtempSync(join(tmpdir(), 'bronhouder-bench-'));
try {
  console.log(tableOf(await bench(dataDir)));
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
