import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import { organisations as its, people, teams, types } from '@bronhouder/world/cast.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openWorld } from '../../for-tests.ts';
import { logOf } from '../organisations/traces-for-tests.ts';
import { faults, said, typesIn, written } from './types.samples.ts';

const world = await openWorld();
afterAll(world.close);
const { anna, made, save } = typesIn(world);

const listed = z.array(
  z.object({ key: z.string(), version: z.number(), concerns: z.string(), records: z.number(), active: z.boolean() }).loose(),
);
const text = (key: string, nl: string) => ({ kind: 'text' as const, key, label: { nl, en: '' } });

describe('making a type', () => {
  test('is for the whole tenant: it is listed, read by everybody, told, and can be used at once', async () => {
    const key = await made(written('Molen ', [text('blades', 'Wieken')]));
    const all = listed.parse((await anna.get('/type')).body);
    expect(all.find((type) => type.key === key)).toMatchObject({
      version: 1,
      concerns: 'organisation',
      name: { nl: 'Molen', en: '' },
      fields: 2,
      records: 0,
      savedBy: { key: people.anna.key, name: 'Anna de Wit' },
    });
    expect((await world.as(people.hanna).get('/type/organisation')).body).toContainEqual(expect.objectContaining({ key, version: 1 }));
    expect(await logOf(world, key)).toMatchObject([
      { act: 'create', action: 'create', by: people.anna.key, revision: 1, details: { values: { name: 'Molen' } } },
    ]);
    const mill = await anna.post('/organisation', {
      team: teams.noordBrabant.key,
      types: [key],
      content: { title: 'De Hoop', blades: 'vier' },
    });
    expect(mill.status).toBe(200);
    expect(listed.parse((await anna.get('/type')).body).find((type) => type.key === key)?.records).toBe(1);
  });

  test.each(['product', 'supplement'] as const)('of a %s is among those of its sort', async (concerns) => {
    const key = await made(written('Rondleiding'), concerns);
    expect((await world.as(people.hanna).get(`/type/${concerns}`)).body).toContainEqual(expect.objectContaining({ key }));
    expect((await world.as(people.hanna).get('/type/organisation')).body).not.toContainEqual(expect.objectContaining({ key }));
  });

  test('needs a name that no other has, whatever its accents and capitals', async () => {
    const refused = await anna.post('/type', { concerns: 'organisation', type: written('BIBLIOTHEÉK') });
    expect({ ...said(refused), faults: faults(refused) }).toEqual({ status: 422, code: 'form.problems', faults: ['name.nl not-unique'] });
  });

  test('says everything that is wrong with it, each at its place', async () => {
    const type = written('', [{ ...text('a', ''), maxLength: 1, minLength: 2 }, text('a', 'A')], { icon: 'skull' });
    const refused = await anna.post('/type', { concerns: 'organisation', type });
    expect({ ...said(refused), faults: faults(refused) }).toEqual({
      status: 422,
      code: 'form.problems',
      faults: [
        'name.nl required',
        'icon select-unknown',
        'sections.0.fields.1.label.nl required',
        'sections.0.fields.1.maxLength limits-order',
        'sections.0.fields.2.key not-unique',
      ],
    });
  });

  test.each([
    ['nothing', undefined],
    ['a word', 'type'],
    ['a kind that does not exist', { ...written('X'), sections: [{ key: 's', label: { nl: '', en: '' }, fields: [{ kind: 'poem' }] }] }],
    ['more than a type is', { ...written('X'), key: types.museum.key }],
  ])('of %s is refused', async (_name, type) =>
    expect(said(await anna.post('/type', { concerns: 'organisation', type }))).toEqual({ status: 400, code: 'input.invalid' }),
  );
});

describe('a new version of a type', () => {
  test('is told with what changed, and takes the place of the one before', async () => {
    const key = await made(written('Kasteel', [text('lord', 'Heer')]));
    const next = written('Kasteel', [{ ...text('lord', 'Kasteelheer'), maxLength: 40 }, text('towers', 'Torens')]);
    expect((await save(key, 1, next)).body).toEqual({ key, version: 2 });
    expect((await logOf(world, key)).at(-1)).toMatchObject({
      act: 'save',
      revision: 2,
      by: people.anna.key,
      details: { values: { name: 'Kasteel', changed: 'field-renamed:lord,narrowed:lord,field-added:towers' } },
    });
    const { body } = await anna.get(`/type/${key}`);
    expect(body).toMatchObject({
      key,
      version: 2,
      definition: { key, version: 2, ...next },
      versions: [
        { version: 2, by: { key: people.anna.key }, changes: [{ code: 'field-renamed' }, { code: 'narrowed' }, { code: 'field-added' }] },
        { version: 1, changes: [] },
      ],
    });
    expect((await anna.get(`/type/${key}/version/1`)).body).toMatchObject({ version: 1, definition: { version: 1 } });
    expect(said(await anna.get(`/type/${key}/version/7`))).toEqual({ status: 404, code: 'record.unknown' });
  });

  test('that says the same is none', async () => {
    const key = await made(written('Fort'));
    expect((await save(key, 1, written(' Fort'))).body).toEqual({ key, version: 1 });
    expect(await logOf(world, key)).toHaveLength(1);
  });

  test('is refused after somebody else made one, also at the same moment', async () => {
    const key = await made(written('Sluis'));
    const answers = await Promise.all([save(key, 1, written('Sluis', [text('a', 'A')])), save(key, 1, written('Sluis', [text('b', 'B')]))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(said(await save(key, 1, written('Sluis')))).toEqual({ status: 409, code: 'version.newer' });
    expect(said(await save(key, 2, written('Molen')))).toEqual({ status: 422, code: 'form.problems' });
  });

  test('that is not active is not for new organisations, and those that have it keep it', async () => {
    const key = await made(written('Tolhuis'));
    const making = (title: string) => anna.post('/organisation', { team: teams.noordBrabant.key, types: [key], content: { title } });
    const tollhouse = (await making('Tolhuis Oost')).body;
    await save(key, 1, written('Tolhuis', [], { active: false }));
    expect(said(await making('Tolhuis West'))).toEqual({ status: 409, code: 'settings.type-inactive' });
    expect((await anna.get(`/organisation/${tollhouse.key}`)).body.types).toEqual([{ key, version: 2 }]);
  });

  test('does not reach another tenant', async () => {
    const els = world.as(people.els);
    for (const answer of [
      await els.get(`/type/${types.museum.key}`),
      await els.put(`/type/${types.museum.key}`, { version: 1, type: written('X') }),
    ])
      expect(said(answer)).toEqual({ status: 404, code: 'record.unknown' });
  });

  test('is for who holds the right at the root team only', async () => {
    const bram = world.as(people.bram);
    expect(said(await bram.get('/type'))).toEqual({ status: 403, code: 'right.missing' });
    expect(said(await bram.put(`/type/${types.museum.key}`, { version: 1, type: written('X') }))).toEqual({
      status: 404,
      code: 'record.unknown',
    });
    expect(said(await bram.ask('POST', `/type/${types.museum.key}/effects`, { payload: { type: written('X') } }))).toEqual({
      status: 403,
      code: 'right.missing',
    });
  });
});

test('a type that changed while somebody was typing: the save is refused, and goes on with the new one', async () => {
  const karel = world.as(people.karel);
  const opened = (await karel.get(`/organisation/${its.lindenhof.key}`)).body;
  const all = z.array(z.custom<TypeDefinition>()).parse((await karel.get('/type/organisation')).body);
  const library = all.find(({ key }) => key === types.bibliotheek.key);
  if (!library) throw new Error('no library');
  const { key, version, ...type } = library;
  const [general, ...others] = type.sections;
  if (!general) throw new Error('no section');
  const sections = [{ ...general, fields: [...general.fields, text('nickname', 'Bijnaam')] }, ...others];
  expect((await save(key, version, { ...type, sections })).status).toBe(200);
  const saving = (types_: unknown) =>
    karel.put(`/organisation/${its.lindenhof.key}`, {
      revision: opened.facts.working,
      types: types_,
      state: opened.facts.state,
      content: { ...opened.content, shortName: 'De Linde', nickname: 'Linde' },
    });
  expect(said(await saving(opened.types))).toEqual({ status: 409, code: 'save.type-changed' });
  const { types: newest } = (await karel.get(`/organisation/${its.lindenhof.key}`)).body;
  expect((await saving(newest)).body.content).toMatchObject({ shortName: 'De Linde', nickname: 'Linde' });
});

test('every type of the demo is one that can be saved as it is', async () => {
  for (const { key, version } of listed.parse((await anna.get('/type')).body)) {
    const { definition } = z.object({ definition: z.custom<TypeDefinition>() }).parse((await anna.get(`/type/${key}`)).body);
    const { key: _key, version: _version, ...type } = definition;
    expect((await save(key, version, type)).body).toEqual({ key, version });
  }
});
