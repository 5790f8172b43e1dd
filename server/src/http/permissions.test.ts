import { afterAll, describe, expect, test } from 'vitest';
import { openWorld } from '../for-tests.ts';
import { type Answer, multipart } from './client-for-tests.ts';
import { entries, type Entry } from './entries-for-tests.ts';
import { type Actor, makeActors } from './permission-actors-for-tests.ts';
import { makeRequests } from './permission-requests-for-tests.ts';
import { cells, columns, entryOf, legend } from './permission-table.samples.ts';

const world = await openWorld();
afterAll(world.close);
const { actors, held } = await makeActors(world);
const places = [...new Map(actors.map(({ asked }) => [asked.organisation, asked])).values()];
const requests = await makeRequests(world, places, held.get('manager2') ?? '');

const letters: Record<number, string> = { [legend.n]: 'n', [legend['-']]: '-', [legend[1]]: '1', [legend.o]: 'o' };
const codes: Record<string, string> = {
  'assignment.rights-not-held': 'h',
  'role.rights-not-held': 'h',
  'save.archived': 'z',
  'publish.archived': 'z',
  'sharing.product-archived': 'z',
};
const nothingIn = ({ body }: Answer): boolean =>
  body.total === 0 ||
  (Array.isArray(body.occurrences) && body.occurrences.length === 0) ||
  (Array.isArray(body) && body.length === 0) ||
  /^\{("\w+":(\[(\{"value":"\w+","count":0\},?)*\]|0),?)+\}$/.test(JSON.stringify(body));
/** Answers that say nothing about who may ask when there is nothing in them. */
const mayBeEmpty =
  /^(invitation\.own|user\.endSessions|regions|profile|task|favourite|check|type|team\.upcoming|role\.uses|supplement\.(uses|replacements)|agenda\.(products|auditlog)|sharing\.locations|(organisation|product)\.(auditlog|effects|upcoming)|team\.settingsEffects)/;

const letterOf = (row: string, answer: Answer): string =>
  letters[answer.status] ?? codes[answer.body.errorCode] ?? (nothingIn(answer) && !mayBeEmpty.test(row) ? '0' : 'Y');

const ask = async (row: string, entry: Entry, { client, asked }: Actor): Promise<string> => {
  const archived = asked.organisation !== actors[0]?.asked.organisation;
  // Whoever knows the newest version of an archived organisation is told that it is archived, not that there is a newer one.
  const newest = archived && cells.get(row)?.endsWith('z') && (await client.get(`/organisation/${asked.organisation}`)).body;
  const known = newest && {
    version: newest.version,
    revision: newest.facts.working,
    types: row === 'organisation.save' ? newest.types : newest.types.map(({ key }) => key),
  };
  const body = { ...requests.body(row, asked), ...(entry.name.startsWith('organisation.') && known) };
  const upload = entry.path.endsWith('/file') && (await multipart({ field: 'nowhere' }, new File(['x'], 'x.png')));
  const particular = upload || (entry.method === 'GET' ? {} : { payload: body });
  const answer = await client.ask(entry.method, entry.base + requests.path(row, entry.path, asked), particular);
  expect(answer.status, `${row} ${answer.text}`).toBeLessThan(500);
  if (entry.name === 'look.begin') await client.delete('/look');
  return letterOf(row, answer);
};

test('every call of the contract has its row, and there are cells enough', () => {
  expect([...new Set([...cells.keys()].map(entryOf))].sort()).toEqual(entries.map(({ name }) => name).sort());
  expect([...cells.values()].map((cells) => cells.length)).toEqual([...cells.values()].map(() => columns.length));
  expect(cells.size * columns.length).toBeGreaterThanOrEqual(2000);
});

describe.each([...cells.keys()])('%s', (row) => {
  test('is for whom it is', async () => {
    const entry = entries.find(({ name }) => name === entryOf(row));
    if (!entry) throw new Error(`no call ${row}`);
    const found: string[] = [];
    for (const actor of actors) found.push(await ask(row, entry, actor));
    const expected = [...(cells.get(row) ?? '')];
    expect(Object.fromEntries(columns.map((who, index) => [who, found[index]]))).toEqual(
      Object.fromEntries(columns.map((who, index) => [who, expected[index]])),
    );
  });
});
