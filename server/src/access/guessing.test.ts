import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDatabase } from '../database/for-tests.ts';
import { Browser, email, makeFatima, makeServer, makeTenants, pass, password, tenants } from './for-tests.ts';

const database = await freshDatabase();
afterAll(() => database.close());
await makeTenants(database);
await makeFatima(database);
const [one, two] = [await makeServer(database), await makeServer(database)];
afterAll(() => Promise.all([one.close(), two.close()]));

beforeEach(() => database.forTenant(tenants.localhost).deleteFrom('sign_in_attempt').execute());
afterEach(() => void vi.useRealTimers());

let lastAddress = 0;
/** Every guess from another address, by turns at two server processes. */
const guess = (
  who: string,
  given = 'verkeerd geraden wachtwoord',
  at = lastAddress++,
): Promise<{ status: number; body: Record<string, unknown> }> => {
  const browser = new Browser(at % 2 ? one : two);
  browser.address = `198.51.${Math.floor(at / 250) + 1}.${(at % 250) + 1}`;
  return browser.signIn(given, who);
};

const guesses = async (count: number, who: string): Promise<number[]> => {
  const statuses: number[] = [];
  for (let time = 0; time < count; time++) statuses.push((await guess(who)).status);
  return statuses;
};

describe('guessing at one account from everywhere', () => {
  test('is stopped after five, at all server processes, even with the right password', async () => {
    expect(await guesses(7, email)).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect(await guess(email, password)).toMatchObject({ status: 429, body: { errorCode: 'too-many-requests', values: { minutes: 1 } } });
    expect((await guess(email, password)).body['message']).toContain('over een minuut opnieuw');
  });

  test('is stopped just so for an account that does not exist', async () => {
    expect(await guesses(7, 'nobody@streekdata.example')).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  test('is stopped when all guesses come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess(email)));
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5);
  });

  test('waits twice as long each time, at most a quarter of an hour, and ends with the right password', async () => {
    await guesses(5, email);
    const waits: unknown[] = [];
    for (let round = 0; round < 8; round++) {
      const refused = await guess(email);
      waits.push((refused.body['values'] as { minutes: number }).minutes);
      pass(Number(waits.at(-1)) * 60_000);
      expect((await guess(email)).status).toBe(401);
    }
    expect(waits).toEqual([1, 1, 2, 4, 8, 15, 15, 15]);
    pass(15 * 60_000);
    expect((await guess(email, password)).status).toBe(200);
    expect(await guesses(2, email)).toEqual([401, 401]);
  });

  test('leaves other accounts alone', async () => {
    await guesses(6, 'nobody@streekdata.example');
    expect((await guess(email, password)).status).toBe(200);
  });
});

describe('guessing at many accounts from one address', () => {
  test('is stopped after forty; another address goes on', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 42; time++) statuses.push((await guess(`nobody-${time}@x.example`, 'verkeerd geraden wachtwoord', 7)).status);
    expect(statuses.lastIndexOf(401)).toBe(39);
    expect(statuses.slice(40)).toEqual([429, 429]);
    expect((await guess(email, password, 7)).status).toBe(429);
    expect((await guess(email, password, 8)).status).toBe(200);
  });

  test('counts a whole IPv6 subscriber as one', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 41; time++) {
      const browser = new Browser(one);
      browser.address = `2001:db8:1:2::${time.toString(16)}`;
      statuses.push((await browser.signIn('verkeerd geraden wachtwoord', `nobody-${time}@x.example`)).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test('does not count who signs in well', async () => {
    const statuses = new Set<number>();
    for (let time = 0; time < 42; time++) statuses.add((await guess(email, password, 9)).status);
    expect([...statuses]).toEqual([200]);
  });
});

test('a guess at the password of who is signed in counts as well', async () => {
  const browser = new Browser(one);
  await browser.signIn();
  const statuses: number[] = [];
  for (let time = 0; time < 6; time++)
    statuses.push((await browser.post('/auth/two-factor/enable', { password: 'verkeerd geraden wachtwoord' })).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
});
