import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { organisations as its, people } from '@bronhouder/world/cast.ts';
import { holidayRegions } from '@bronhouder/domain/holidays/region.ts';
import { vlaanderenPeople } from '@bronhouder/world/vlaanderen/people.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { faults, said } from '../relations/relations.samples.ts';
import { holidaysBetween } from './years.ts';

const world = await openWorld();
afterAll(world.close);
const karel = world.as(people.karel);

const daysOf = async (region: (typeof holidayRegions)[number], from = '2027-01-01', till = '2027-12-31') =>
  (await holidaysBetween(region, from, till)).map(({ day, kind, from: hour, name }) =>
    [day, kind, hour, name.nl].filter(Boolean).join(' '),
  );

describe('the holidays of a region', () => {
  test('of the Netherlands, with the days that schools keep', async () => {
    expect(await daysOf('NL', '2027-03-20', '2027-05-31')).toEqual([
      '2027-03-26 school Goede Vrijdag',
      '2027-03-28 public Pasen',
      '2027-03-29 public Tweede paasdag',
      '2027-04-27 public Koningsdag',
      '2027-05-04 observance Nationale Dodenherdenking',
      '2027-05-05 school Bevrijdingsdag',
      '2027-05-06 public Hemelvaartsdag',
      '2027-05-09 observance Moederdag',
      '2027-05-16 public Pinksteren',
      '2027-05-17 public Tweede pinksterdag',
    ]);
  });

  test('King’s Day on a Sunday is kept the day before', async () => {
    expect(await daysOf('NL', '2025-04-25', '2025-04-28')).toEqual(['2025-04-26 public Koningsdag']);
  });

  test.each([
    ['NL-ZH-LDN', '2027-10-03'],
    ['BE-VLG', '2027-07-11'],
    ['BE-WAL', '2027-09-27'],
    ['DE-BY-A', '2027-08-08'],
    ['DE-NW', '2027-05-27'],
  ] as const)('%s has a day of its own', async (region, day) => {
    expect((await daysOf(region, day, day)).length).toBeGreaterThan(0);
  });

  test('some begin in the afternoon', async () => {
    expect(await daysOf('DE', '2027-12-24', '2027-12-24')).toEqual(['2027-12-24 bank 14:00 Kerstavond']);
  });

  test('every region is known, and has names in both languages', async () => {
    for (const region of holidayRegions) {
      const holidays = await holidaysBetween(region, '2027-01-01', '2027-12-31');
      expect(holidays.filter(({ kind }) => kind === 'public').length, region).toBeGreaterThan(7);
      expect(holidays.every(({ name }) => name.nl && name.en)).toBe(true);
    }
  });

  test('go on over the turn of a year, in order', async () => {
    expect(await daysOf('NL', '2027-12-26', '2028-01-01')).toEqual([
      '2027-12-26 public Tweede kerstdag',
      '2027-12-31 bank Oudejaarsavond',
      '2028-01-01 public Nieuwjaar',
    ]);
  });

  test.each(['UTC', 'America/New_York', 'Asia/Kolkata', 'Europe/Amsterdam'])('are the same on a machine in %s', async (zone) => {
    const script = `const { holidaysBetween } = await import('./server/src/areas/holidays/years.ts');
      console.log(JSON.stringify(await holidaysBetween('DE-BY', '2027-01-01', '2028-12-31')));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, TZ: zone },
    });
    expect(JSON.parse(stdout)).toEqual(await holidaysBetween('DE-BY', '2027-01-01', '2028-12-31'));
  });
});

describe('the call', () => {
  test('takes the region of the tenant where none is named', async () => {
    const { body } = await karel.get<{ region: string; holidays: { day: string }[] }>('/holiday?from=2027-12-25&till=2027-12-26');
    expect(body).toMatchObject({ region: 'NL', holidays: [{ day: '2027-12-25' }, { day: '2027-12-26' }] });
    const flemish = world.as(vlaanderenPeople.els);
    expect((await flemish.get('/holiday?from=2027-07-21&till=2027-07-21')).body).toMatchObject({ region: 'BE' });
  });

  test('tells the school vacations that touch the days, and until when they are known', async () => {
    const { body } = await karel.get('/holiday?region=NL-ZU&from=2027-01-01&till=2027-01-02');
    expect(body).toMatchObject({
      holidays: [{ day: '2027-01-01' }],
      vacations: [{ from: '2026-12-19', till: '2027-01-03', name: { nl: 'Kerstvakantie', en: 'Christmas holidays' } }],
      vacationsKnown: '2030-08-18',
    });
    const { body: country } = await karel.get('/holiday?region=NL&from=2027-01-01&till=2027-01-02');
    expect(country).toMatchObject({ vacations: [], vacationsKnown: null });
  });

  test('tells the region of an organisation to who reads its agenda', async () => {
    expect((await karel.get(`/organisation/${its.lindenhof.key}/holiday-region`)).body).toEqual({ region: 'NL-ZU' });
    expect((await world.as(people.lotte).get(`/organisation/${its.lindenhof.key}/holiday-region`)).status).toBe(404);
  });

  test.each([
    ['days the wrong way round', '?from=2027-02-01&till=2027-01-01', ['till date-order']],
    ['more than eleven years', '?from=2027-01-01&till=2038-01-01', ['till date-maximum']],
  ])('refuses %s', async (_, query, problems) => {
    const answer = await karel.get(`/holiday${query}`);
    expect({ ...said(answer), faults: faults(answer) }).toEqual({ status: 422, code: 'form.problems', faults: problems });
  });

  test('refuses a region that is not there', async () => {
    expect((await karel.get('/holiday?region=FR&from=2027-01-01&till=2027-01-02')).status).toBe(400);
  });
});
