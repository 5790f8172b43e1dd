import { people, organisations as its, teams } from '@bronhouder/world/cast.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorld } from '../../../for-tests.ts';

const world = await openWorld();
afterAll(world.close);

type Named = { title: string; key: string; name: string; above: string[] }[];
const similar = async (title: string, who: { key: string } = people.anna) => {
  const { status, text } = await world.as(who).get(`/organisation/similar?title=${encodeURIComponent(title)}`);
  expect(status, text).toBe(200);
  return JSON.parse(text) as Named;
};
const titles = async (title: string, who?: { key: string }) => (await similar(title, who)).map((one) => one.title);

describe('near-same names', () => {
  test.each([
    ['Bibliotheek Lindenhof', ['Bibliotheek Lindenhof']],
    ['bibliotheek de lindenhof', ['Bibliotheek Lindenhof']],
    ['Bibliotheek Lindehof', ['Bibliotheek Lindenhof']],
    ['BIBLIÓTHEEK LINDENHOF', ['Bibliotheek Lindenhof']],
    ['Lindenhof Bibliotheek', ['Bibliotheek Lindenhof']],
    ['Bibliotheek', []],
    ['Sterrenwacht De Melkweg', []],
    ['', []],
    ["'; drop table organisation; --", []],
    ['%', []],
  ])('of %j', async (title, expected) => expect(await titles(title)).toEqual(expected));

  test('say where they are, with what tells them apart', async () => {
    expect(await similar('Bibliotheek Lindenhof')).toEqual([
      expect.objectContaining({
        key: its.lindenhof.key,
        team: { key: teams.kempen.key, name: 'Kempen' },
        city: expect.any(String),
        facts: expect.objectContaining({ archivedAt: null }),
      }),
    ]);
  });

  test('are those that may be read, of the own tenant', async () => {
    expect(await titles('Bibliotheek Lindenhof', people.karel)).toEqual(['Bibliotheek Lindenhof']);
    for (const who of [people.carla, people.omar, people.joost, people.els]) expect(await titles('Bibliotheek Lindenhof', who)).toEqual([]);
  });

  test('leave archived ones out', async () => expect(await titles('Suikermuseum De Kristal')).toEqual([]));

  test('are only told to who is signed in, of a title that is one', async () => {
    expect((await world.nobody.get('/organisation/similar?title=x')).status).toBe(412);
    const { status, body } = await world.as(people.anna).get(`/organisation/similar?title=${'x'.repeat(501)}`);
    expect({ status, fields: body.problems?.map(({ field }) => field) }).toEqual({ status: 400, fields: ['title'] });
  });
});

describe('teams in which organisations may be made', () => {
  const places = async (query = '', who: { key: string } = people.anna) => {
    const { status, body, text } = await world.as(who).get(`/organisation/places?size=100&${query}`);
    expect(status, text).toBe(200);
    return { total: body.total, rows: body.rows.map(({ name, above }) => [...((above as string[]) ?? []), name].join(' › ')) };
  };

  test('are those where the right is held, with the teams above them', async () => {
    expect((await places('', people.bram)).rows).toEqual([
      'Streekdata › Noord-Brabant › Kempen',
      'Streekdata › Noord-Brabant › Meierij',
      'Streekdata › Noord-Brabant',
      'Streekdata › Noord-Brabant › West-Brabant',
    ]);
    expect((await places()).total).toBe(12);
    for (const who of [people.hanna, people.karel, people.noor, people.joost])
      expect(await places('', who)).toEqual({ total: 0, rows: [] });
    expect((await places('', people.els)).rows).not.toContain('Streekdata');
  });

  test.each([
    ['q=kemp', ['Streekdata › Noord-Brabant › Kempen']],
    ['q=brabant%20west', ['Streekdata › Noord-Brabant › West-Brabant']],
    ['q=FRYSLAN%20sud', ['Streekdata › Fryslân › Súdwest-Fryslân']],
    ['q=%25', []],
    ['q=nergens', []],
  ])('are found by %s', async (query, rows) => expect(await places(query)).toEqual({ total: rows.length, rows }));

  test('come in pages', async () => {
    const page = async (number: number) => (await world.as(people.anna).get(`/organisation/places?size=5&page=${number}`)).body;
    const keys = [...(await page(1)).rows, ...(await page(2)).rows, ...(await page(3)).rows].map(({ key }) => key);
    expect(new Set(keys).size).toBe(12);
    expect((await page(1)).total).toBe(12);
  });
});
