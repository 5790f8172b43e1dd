import { readdirSync, readFileSync } from 'node:fs';
import { settingsFile } from '@bronhouder/contract/settings-file.ts';
import { region, tenantShape, word } from '@bronhouder/contract/services.ts';
import { tenants } from '@bronhouder/world/cast.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openWorld, type World } from '../for-tests.ts';
import { helpSections } from './docs/sections.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ ORIGINS: 'https://portaal.example' });
});
afterAll(() => world.close());

const json = async (path: string): Promise<unknown> => JSON.parse((await world.nobody.get(path)).text);

describe('the regions service', () => {
  test('has every region, each below one that came before it', async () => {
    const all = z.array(region).parse(await json('//regions/region'));
    expect(all).toHaveLength(994);
    const seen = new Set<string>();
    for (const { code, parent } of all) {
      if (parent) expect(seen, code).toContain(parent);
      seen.add(code);
    }
  });

  test('names some, in the order asked, and leaves out what it does not know', async () => {
    const named = z.array(region).parse(await json('//regions/region/named?codes=NL:GM1728&codes=XX:1&codes=BE:11002'));
    expect(named.map(({ name }) => name)).toEqual(['Bladel', 'Antwerpen']);
  });

  test('answers that nothing changed to whoever has it already', async () => {
    const first = await world.nobody.get('//regions/region');
    expect(first.headers['cache-control']).toBe('public, max-age=86400');
    const again = await world.nobody.ask('GET', '//regions/region', { headers: { 'if-none-match': String(first.headers['etag']) } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('may be read by the portals that the settings name, and by no other page', async () => {
    const from = async (origin: string) =>
      (await world.nobody.ask('GET', '//regions/region', { headers: { origin } })).headers['access-control-allow-origin'];
    expect(await from('https://portaal.example')).toBe('https://portaal.example');
    expect(await from('https://elders.example')).toBeUndefined();
  });
});

test('the words service has a thesaurus in which every word but the broadest stands below another', async () => {
  const all = z.array(word).parse(await json('//words/word'));
  const ids = new Set(all.map(({ id }) => id));
  expect(ids.size).toBe(all.length);
  expect(all.filter(({ parent }) => parent === null).length).toBeLessThan(10);
  for (const { parent } of all) if (parent) expect(ids).toContain(parent);
});

describe('the docs service', () => {
  test.each(['nl', 'en'])('has a text of each section in %s, and no others', async (language) => {
    for (const section of helpSections) {
      const { status, text, headers } = await world.nobody.get(`//docs/${language}/${section}.md`);
      expect([status, headers['content-type'], headers['access-control-allow-origin']]).toEqual([200, 'text/markdown; charset=utf-8', '*']);
      expect(text).toMatch(/^# /);
    }
    const files = readdirSync(new URL(`../../../docs/help/${language}/`, import.meta.url));
    expect(files.sort()).toEqual(helpSections.map((section) => `${section}.md`).sort());
  });

  test.each([
    'nl/missing.md',
    '../package.json',
    'nl/../../../package.json',
    'nl/%2e%2e/%2e%2e/architecture.md',
    'nl/..%2f..%2fREADME.md',
    'de/home.md',
    'nl/home',
    'nl/home.md%00',
    'nl',
  ])('has nothing at %s', async (path) => {
    expect((await world.nobody.get(`//docs/${path}`)).status).toBe(404);
  });
});

test('the tenants service tells the tenant of the host that asks, and nothing at a host that is nobody’s', async () => {
  const at = async (host: string) => world.onHost(host).get('//tenants/current');
  expect(tenantShape.parse(JSON.parse((await at('localhost')).text))).toMatchObject({
    name: 'Streekdata',
    rootTeam: tenants.streekdata.rootTeam.key,
  });
  expect(tenantShape.parse(JSON.parse((await at('vlaanderen.localhost')).text)).timeZone).toBe('Europe/Brussels');
  expect((await at('elders.example')).status).toBe(404);
});

test('the settings file has every address, and the help pages it names exist', async () => {
  const settings = settingsFile.parse(await json('//settings.json'));
  expect(settings).toMatchObject({ apiBaseUrl: '/api', regionsApiUrl: '/regions', docsUrl: '/docs' });
  for (const page of Object.values(settings.helpUrls)) {
    expect(readFileSync(new URL(`../../../docs/help/nl/${page}.md`, import.meta.url), 'utf8')).not.toBe('');
  }
});
