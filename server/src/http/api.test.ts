import { api } from '@bronhouder/contract/api.ts';
import { settingsFile } from '@bronhouder/contract/settings-file.ts';
import { organisations as its, people } from '@bronhouder/world/cast.ts';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { withClient } from '../database/connection.ts';
import { openWorld } from '../for-tests.ts';

const world = await openWorld({ ORIGINS: 'https://portal.example' });
afterAll(world.close);
const karel = world.as(people.karel);
const lindenhof = `/organisation/${its.lindenhof.key}`;

describe('a refusal', () => {
  test('has the body of the specification, in the language that is asked for', async () => {
    const said = async (language?: string) =>
      (await world.nobody.ask('GET', '/state', { headers: language ? { 'accept-language': language } : {} })).body;
    expect(await said()).toEqual({
      success: false,
      errorCode: 'session.missing',
      message: 'Uw sessie is verlopen. Log opnieuw in om verder te gaan.',
    });
    expect(await said('en-GB,en;q=0.9')).toEqual({
      success: false,
      errorCode: 'session.missing',
      message: expect.stringContaining('session'),
    });
    expect(await said('fr')).toEqual(await said('nl-NL'));
  });

  test('speaks the language of the user where the browser names none that we have', async () => {
    await sql`update user_account set language = 'en' where id = ${people.hanna.key}`.execute(world.db());
    const answer = await world.as(people.hanna).ask('GET', `/organisation/${people.hanna.key}`, { headers: { 'accept-language': 'fr' } });
    expect(answer.body.message).toMatch(/does not exist/);
  });

  test.each([
    ['no JSON', '{"timeZone":', 'application/json'],
    ['nothing', '', 'application/json'],
    ['a list', '[]', 'application/json'],
    ['text', 'hello', 'text/plain'],
  ])('of a body that is %s is 400', async (_, payload, type) => {
    const answer = await karel.ask('POST', '/session/info', { payload, headers: { 'content-type': type } });
    expect({ status: answer.status, body: answer.body }).toMatchObject({
      status: 400,
      body: { success: false, errorCode: 'input.invalid', message: expect.any(String) },
    });
  });

  test('of a body that is too large is 413, before it is read', async () => {
    const answer = await karel.post('/session/info', { timeZone: 'x'.repeat(2 * 1024 * 1024), locale: 'nl' });
    expect({ status: answer.status, code: answer.body.errorCode }).toEqual({ status: 413, code: 'file.too-large' });
  });

  test('of a body that does not say how long it is is 411', async () => {
    const answer = await karel.ask('POST', '/session/info', {
      payload: '{}',
      headers: { 'transfer-encoding': 'chunked', 'content-type': 'application/json' },
    });
    expect({ status: answer.status, code: answer.body.errorCode }).toEqual({ status: 411, code: 'input.invalid' });
  });

  test('of an address or a method that is none is 404 with the same body', async () => {
    for (const answer of [
      await karel.get('/nowhere'),
      await karel.delete('/state'),
      await karel.get('//nowhere'),
      await karel.get('/organisation/x/y/z'),
    ]) {
      expect({ status: answer.status, code: answer.body.errorCode }).toEqual({ status: 404, code: 'record.unknown' });
    }
  });

  test.each([
    ['in a query', () => karel.get('/organisation?q=a%00b'), 'q'],
    [
      'in a body',
      () => karel.post('/favorite', { type: 'organisation', key: its.lindenhof.key, title: 'x', payload: { view: 'a\u0000' } }),
      'payload.view',
    ],
    ['that is half a character', () => karel.put(`${lindenhof}/presence`, { section: '\ud800', editing: false }), 'section'],
  ])('of a text that no database keeps, %s, names the field', async (_, ask, field) => {
    const answer = await ask();
    expect({ status: answer.status, code: answer.body.errorCode, problems: answer.body.problems }).toEqual({
      status: 400,
      code: 'input.invalid',
      problems: [{ field, code: 'control-codes' }],
    });
  });

  test.each([
    ['no address', '/%', 400, 'input.invalid'],
    ['an address outside the pages', '/%2e%2e/%2e%2e/package.json', 404, 'record.unknown'],
  ])('of the web server itself, for %s, has the same body', async (_, path, status, code) => {
    const answer = await world.app.inject({ method: 'GET', url: path, headers: { host: 'localhost' } });
    expect({ status: answer.statusCode, body: answer.json() }).toEqual({
      status,
      body: { success: false, errorCode: code, message: expect.any(String) },
    });
  });

  test.each([
    ['a number that no database counts to', () => karel.get(`${lindenhof}/revision/99999999999`), 'number'],
    ['a version that no database counts to', () => karel.post(`${lindenhof}/publication`, { version: 99_999_999_999 }), 'version'],
    ['a day of the year 0', () => karel.get('/organisation?changedFrom=0000-01-01'), 'changedFrom'],
    [
      'a star with a book in it',
      () => karel.post('/favorite', { type: 'organisation', key: its.lindenhof.key, title: 'x', payload: { view: 'x'.repeat(501) } }),
      'payload.view',
    ],
  ])('of %s names the field', async (_, ask, field) => {
    const answer = await ask();
    expect({ status: answer.status, fields: answer.body.problems?.map((problem) => problem.field) }).toEqual({
      status: 400,
      fields: [field],
    });
  });

  test('of an upload that breaks off is 400', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '11' };
    const answer = await karel.ask('POST', `${lindenhof}/file`, { payload: '--x\r\nhalf a', headers });
    expect({ status: answer.status, code: answer.body.errorCode }).toEqual({ status: 400, code: 'input.invalid' });
  });

  test('that nobody expected is 500 without a word about the inside', async () => {
    const rename = (from: string, to: string) =>
      withClient(world.house.database.owner, (client) => client.query(`alter table ${from} rename to ${to}`));
    await rename('favourite', 'favourite_gone');
    const failed = await karel.get('/favorite');
    await rename('favourite_gone', 'favourite');
    expect({ status: failed.status, body: failed.body }).toEqual({
      status: 500,
      body: { success: false, errorCode: 'unexpected', message: expect.any(String) },
    });
    expect(failed.text).not.toMatch(/favourite|relation|select/);
  });
});

describe('a write that another page makes the browser send', () => {
  const write = (headers: Record<string, string | undefined>) =>
    karel.ask('PUT', `${lindenhof}/notifications`, { payload: { on: true }, headers });

  test.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'http://localhost:9999',
    'http://vlaanderen.localhost',
    'null',
    'https://localhost',
  ])('from %s is refused', async (origin) => {
    const answer = await write({ origin });
    expect({ status: answer.status, code: answer.body.errorCode }).toEqual({ status: 403, code: 'right.missing' });
  });

  test.each(['cross-site', 'same-site', 'none'])('without an origin, sent as %s, is refused', async (site) => {
    expect((await write({ origin: undefined, 'sec-fetch-site': site })).status).toBe(403);
  });

  test('from the portal itself, from one that the settings name or from no browser at all is done', async () => {
    for (const headers of [
      { origin: 'http://localhost' },
      { origin: 'https://portal.example' },
      { origin: undefined },
      { origin: undefined, 'sec-fetch-site': 'same-origin' },
    ]) {
      expect((await write(headers)).status).toBe(200);
    }
  });

  test('a portal that the settings name may read answers with credentials, another may not', async () => {
    const ours = await karel.ask('GET', '/state', { headers: { origin: 'https://portal.example' } });
    expect(ours.headers).toMatchObject({
      'access-control-allow-origin': 'https://portal.example',
      'access-control-allow-credentials': 'true',
    });
    const other = await karel.ask('GET', '/state', { headers: { origin: 'https://evil.example' } });
    expect(other.headers).not.toHaveProperty('access-control-allow-origin');
    const before = await world.app.inject({
      method: 'OPTIONS',
      url: '/api/favorite',
      headers: { host: 'localhost', origin: 'https://portal.example', 'access-control-request-method': 'DELETE' },
    });
    expect({ status: before.statusCode, methods: before.headers['access-control-allow-methods'] }).toEqual({
      status: 204,
      methods: 'GET, POST, PUT, DELETE',
    });
  });
});

describe('a session', () => {
  test('is worth nothing at the host of another tenant', async () => {
    expect((await world.as(people.karel, 'vlaanderen.localhost').get('/state')).status).toBe(412);
  });

  test('whose cookie was tampered with is none', async () => {
    for (const cookie of ['__Host-bronhouder=abc.def', '__Host-bronhouder=', '__Host-bronhouder=%', 'bronhouder=x']) {
      expect((await world.nobody.ask('GET', '/state', { headers: { cookie } })).status).toBe(412);
    }
  });
});

test('answers are not kept by anybody on the way, and pages cannot be framed', async () => {
  const { headers } = await karel.get(lindenhof);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBe('no-store');
});

describe('the description of the API', () => {
  type Description = {
    openapi: string;
    paths: Record<string, Record<string, { responses: object; parameters?: { name: string; in: string }[] }>>;
  };

  test('is OpenAPI 3.1 and has every call of the contract', async () => {
    const answer = await world.nobody.get('/openapi.json');
    const description: Description = JSON.parse(answer.text);
    expect(description.openapi).toMatch(/^3\.1\./);
    const calls = Object.values<Record<string, { '~orpc': { route: { method?: string; path?: string } } }>>(api).flatMap((noun) =>
      Object.values(noun).map((call) => call['~orpc'].route),
    );
    const described = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(calls.map(({ method, path }) => `${method} ${path}`).sort());
    for (const [path, methods] of Object.entries(description.paths)) {
      for (const { parameters = [], responses } of Object.values(methods)) {
        expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(
          [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
        );
        expect(Object.keys(responses)).toContain('200');
      }
    }
  });

  test('refers to nothing that is not there', async () => {
    const { text } = await world.nobody.get('/openapi.json');
    const description: Record<string, unknown> = JSON.parse(text);
    for (const [, reference = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const found = reference
        .split('/')
        .reduce<unknown>(
          (at, part) => (typeof at === 'object' && at !== null ? Object.entries(at).find(([key]) => key === part)?.[1] : undefined),
          description,
        );
      expect(found, reference).toBeDefined();
    }
  });
});

test('the settings file has every key of the specification', async () => {
  const answer = await world.nobody.get('//settings.json');
  const keys = [
    'apiBaseUrl',
    'baseHelpUrl',
    'regionsApiUrl',
    'wordsApiUrl',
    'accessApiUrl',
    'tenantsApiBaseUrl',
    'helpUrls',
    'docsUrl',
    'wizardBasePaths',
  ];
  expect(Object.keys(answer.body)).toEqual(expect.arrayContaining(keys));
  expect(settingsFile.parse(answer.body)).toEqual(answer.body);
  expect(answer.body).toMatchObject({
    apiBaseUrl: '/api',
    accessApiUrl: '/access',
    regionsApiUrl: '/regions',
    wordsApiUrl: '/words',
    docsUrl: '/docs',
    tenantsApiBaseUrl: '/tenants',
  });
});
