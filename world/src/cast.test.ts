import { readFileSync } from 'node:fs';
import { fieldsOf, problemsOf } from '@bronhouder/domain/fields/check.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import { combine } from '@bronhouder/domain/types/combine.ts';
import { describe, expect, test } from 'vitest';
import { people } from './cast.ts';
import { authenticatorSecret, demoPassword } from './demo-password.ts';
import type { OrganisationSeed } from './seeds.ts';
import { streekdata, streekdataSmall } from './streekdata/world.ts';
import type { TenantWorld } from './tenant-world.ts';
import { vlaanderen, vlaanderenSmall } from './vlaanderen/world.ts';

const services = '../../server/src/services/';
const regions = readFileSync(new URL(`${services}regions/data/regions.csv`, import.meta.url), 'utf8');
const regionCodes = new Set(regions.split('\n').map((line) => line.split(',')[0]));
const words = readFileSync(new URL(`${services}words/thesaurus.csv`, import.meta.url), 'utf8');
const wordIds = new Set(words.split('\n').map((line) => line.split(',')[0]));

const worlds: TenantWorld[] = [streekdata, await vlaanderen()];

const contentAtPublication = (seed: OrganisationSeed): Content =>
  seed.history.reduce((content, step) => (step.act === 'save' ? { ...content, ...step.content } : content), seed.content);

const problemsIn = (world: TenantWorld, seed: OrganisationSeed) => {
  const types = world.types.organisation.filter((type) => seed.types.includes(type.key));
  const known = { regionExists: (code: string) => regionCodes.has(code), wordExists: (id: string) => wordIds.has(id) };
  return problemsOf(combine(types), contentAtPublication(seed), { today: '2026-11-21', ...known });
};

const goesOut = (seed: OrganisationSeed) => seed.history.some((step) => step.act === 'publish' || step.act === 'plan') || !seed.workflow;

describe.each(worlds.map((world) => [world.tenant.name, world] as const))('%s', (_name, world) => {
  test('what is published or planned has no problems', () => {
    for (const seed of world.organisations.filter(goesOut)) {
      expect(problemsIn(world, seed), String(seed.content['title'])).toEqual([]);
    }
  });

  test('nothing is filled in that its types do not have', () => {
    for (const seed of world.organisations) {
      const fields = fieldsOf(combine(world.types.organisation.filter((type) => seed.types.includes(type.key)))).map((field) => field.key);
      expect(
        Object.keys(contentAtPublication(seed)).filter((field) => !fields.includes(field)),
        String(seed.content['title']),
      ).toEqual([]);
    }
  });

  test('every key is there once, and everything that is named exists', () => {
    const { rootTeam, builtInRoles } = world.tenant;
    const teams = [rootTeam, ...world.teams].map((team) => team.key);
    const roles = [...Object.values(builtInRoles), ...world.roles.map((role) => role.key)];
    const [persons, types] = [
      world.people.map((person) => person.key),
      Object.values(world.types)
        .flat()
        .map((type) => type.key),
    ];
    const organisations = world.organisations.map((seed) => seed.key);
    const all = [
      ...teams,
      ...roles,
      ...persons,
      ...types,
      ...organisations,
      ...world.assignments.map((one) => one.key),
      ...world.agenda.map((one) => one.key),
    ];
    expect(new Set(all).size).toBe(all.length);
    for (const { person, role, place } of world.assignments) {
      expect(persons).toContain(person);
      expect(roles).toContain(role);
      expect([...teams, ...organisations]).toContain(place.key);
    }
    const [products, supplements] = [world.products.map(({ key }) => key), world.supplements.map(({ key }) => key)];
    for (const { organisation, product, location, by } of world.agenda) {
      expect(organisations).toContain(organisation);
      expect(products).toContain(product);
      expect(supplements).toContain(location);
      expect(persons).toContain(by);
    }
    for (const seed of world.organisations) {
      expect(teams).toContain(seed.team);
      for (const key of seed.types) expect(types).toContain(key);
      for (const step of seed.history) expect(persons).toContain(step.by);
    }
  });

  test('its history runs forward and ends before now', () => {
    for (const { madeOn, history } of world.organisations) {
      const days = [madeOn, ...history.map((step) => step.day)];
      expect(days).toEqual([...days].sort((a, b) => a - b));
      expect(days.at(-1)).toBeLessThan(0);
    }
  });
});

test('the small worlds hold the same things, fewer of them', async () => {
  expect(streekdataSmall.organisations.length).toBeLessThan(20);
  expect((await vlaanderenSmall()).organisations).toHaveLength(5);
});

test('the unfinished organisations have several problems to solve', () => {
  const unfinished = streekdata.organisations.filter((seed) => seed.content['email'] === 'info@');
  expect(unfinished.length).toBeGreaterThan(1);
  for (const seed of unfinished) expect(problemsIn(streekdata, seed).length).toBeGreaterThanOrEqual(3);
});

test('every kind of field is in use, and each type has 15 to 40 of them', () => {
  const fieldsOfType = streekdata.types.organisation.map((type) => type.sections.flatMap((section) => section.fields));
  expect(new Set(fieldsOfType.flat().map((field) => field.kind)).size).toBe(17);
  for (const fields of fieldsOfType) {
    expect(fields.length).toBeGreaterThanOrEqual(15);
    expect(fields.length).toBeLessThanOrEqual(40);
  }
});

test('the demo password is long enough, and a second factor can be typed into an authenticator', () => {
  expect(demoPassword.length).toBeGreaterThanOrEqual(15);
  expect(authenticatorSecret(people.wietske)).toMatch(/^[A-Z2-7]+$/);
  expect(authenticatorSecret(people.anna)).toBeNull();
});
