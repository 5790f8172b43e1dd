import { organisations as its, people, teams, types } from '@bronhouder/world/cast.ts';
import { drawUpload } from '@bronhouder/world/draw/upload.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { filledAt, openWorld } from '../../for-tests.ts';
import { multipart } from '../../http/client-for-tests.ts';
import { giveRights } from './rights-for-tests.ts';
import { everything, logOf, revisionsOf } from './traces-for-tests.ts';

const world = await openWorld();
afterAll(world.close);

type It = { key: string };
const { kempen, meierij, fryslan } = teams;
const copy = (it: It, body: object, who: It = people.bram) => world.as(who).post(`/organisation/${it.key}/copy`, body);
const get = async (it: It, who: It = people.anna) => (await world.as(who).get(`/organisation/${it.key}`)).body;
const title = 'Bibliotheek Lindenhof_kopie';
const reasons = ({ body }: Awaited<ReturnType<typeof copy>>) => [body.errorCode, ...(body.also ?? []).map(({ code }) => code)];

describe('a copy', () => {
  test('is a concept with the newest content, a key of its own, not online, and says in its log what it was copied from', async () => {
    const original = await get(its.lindenhof);
    const made = await copy(its.lindenhof, { team: kempen.key, title });
    expect(made.status, made.text).toBe(200);
    expect(made.body).toMatchObject({
      version: 1,
      facts: { state: 'concept', working: 1, publishedRevision: null, online: false, workflow: original.facts.workflow },
    });
    expect(made.body.key).not.toBe(original.key);
    const { content, ...it } = await get(made.body);
    expect(it).toMatchObject({
      title,
      team: { key: kempen.key },
      types: original.types,
      createdAt: filledAt,
      savedBy: { key: people.bram.key },
    });
    expect(content).toMatchObject({ title, phone: original.content['phone'], address: original.content['address'] });
    expect(await logOf(world, made.body.key)).toEqual([
      expect.objectContaining({
        act: 'copy',
        action: 'copied',
        by: people.bram.key,
        revision: 1,
        details: expect.objectContaining({ values: { source: original.key, sourceRevision: original.facts.working } }),
      }),
    ]);
    expect(await revisionsOf(world, made.body.key)).toHaveLength(1);
    const told = async (who: It) => (await world.as(who).get(`/organisation/${made.body.key}/auditlog`)).body.rows[0];
    expect(await told(people.bram)).toMatchObject({ act: 'copy', action: 'copied', values: { sourceTitle: original.title } });
    expect(await get(its.lindenhof)).toEqual(original);
  });

  test('does not have what says which organisation the original is', async () => {
    const original = await get(its.lindenhof);
    expect(original.content).toMatchObject({ registration: expect.any(String) });
    const { content } = await get((await copy(its.lindenhof, { team: kempen.key, title })).body);
    expect(content).not.toHaveProperty('isil');
    expect(content).not.toHaveProperty('registration');
  });

  test('owns its files: other keys, the same bytes, read where the copy is read; the original keeps its own', async () => {
    const photo = drawUpload({ name: 'p.png', kind: 'picture', hue: 120, text: '' });
    const upload = await world
      .as(people.karel)
      .ask('POST', `/organisation/${its.deKiem.key}/file`, await multipart({ field: 'photo' }, new File([photo], 'p.png')));
    const seen = await get(its.deKiem);
    const reference = { ...upload.body, description: 'De tuin' };
    const saved = await world.as(people.karel).put(`/organisation/${its.deKiem.key}`, {
      revision: seen.facts.working,
      types: seen.types,
      state: 'concept',
      content: { ...seen.content, photo: reference },
    });
    expect(saved.status, saved.text).toBe(200);
    const made = await copy(its.deKiem, { team: kempen.key, title: 'Museum De Kiem_kopie' });
    const { content } = await get(made.body);
    expect(content['photo']).toEqual({ ...reference, key: expect.any(String) });
    const own = Object(content['photo']).key as string;
    expect(own).not.toBe(upload.body.key);
    const bytes = async (it: It, file: string) =>
      (await world.app.inject({ url: `/api/organisation/${it.key}/file/${file}`, headers: { host: 'localhost' } })).statusCode;
    expect(await bytes(made.body, own)).toBe(412);
    const read = (it: It, file: string) => world.as(people.bram).get(`/organisation/${it.key}/file/${file}`);
    const [copied, kept] = [await read(made.body, own), await read(its.deKiem, upload.body.key)];
    expect([copied.status, kept.status]).toEqual([200, 200]);
    expect(copied.text).toBe(kept.text);
    expect((await read(made.body, upload.body.key)).status).toBe(404);
    const owned = await world.db().selectFrom('file').select('record').where('key', '=', own).executeTakeFirst();
    expect(owned?.record).toBe(made.body.key);
  });

  test('leaves a file behind whose bytes are gone', async () => {
    const logo = drawUpload({ name: 'l.png', kind: 'logo', hue: 20, text: 'L' });
    const upload = await world
      .as(people.bram)
      .ask('POST', `/organisation/${its.bladel.key}/file`, await multipart({ field: 'logo' }, new File([logo], 'l.png')));
    const seen = await get(its.bladel);
    await world.as(people.bram).put(`/organisation/${its.bladel.key}`, {
      revision: seen.facts.working,
      types: seen.types,
      state: 'concept',
      content: { ...seen.content, logo: upload.body },
    });
    await world.house.outside.files.delete(`${world.tenant.key}/${upload.body.key}`);
    const made = await copy(its.bladel, { team: kempen.key, title: 'Bladel_kopie' });
    expect(made.status, made.text).toBe(200);
    expect((await get(made.body)).content).not.toHaveProperty('logo');
  });

  test('of one with protected fields brings those along only for who may fill them in there', async () => {
    await giveRights(
      world,
      people.joost,
      ['TEAM:read', 'ORGANISATION:read', 'ORGANISATION:copy', 'ORGANISATION:create'],
      teams.noordBrabant,
    );
    const by = async (who: It) => (await get((await copy(its.bladel, { team: kempen.key, title: 'Bladel II' }, who)).body)).content;
    expect(await by(people.bram)).toHaveProperty('municipality');
    expect(await by(people.joost)).not.toHaveProperty('municipality');
  });

  test('can be made of an archived one, and of one that was never saved since', async () => {
    expect((await copy(its.suikerMuseum, { team: kempen.key, title: 'Suikermuseum_kopie' })).body).toMatchObject({
      facts: { archivedAt: null, state: 'concept' },
    });
  });
});

describe('is refused, and leaves nothing', () => {
  const unknown = '0198a000-0000-7000-8000-0000000fffff';
  const refusedWith = async (answer: () => ReturnType<typeof copy>) => {
    const before = await everything(world);
    const files = () => world.db().selectFrom('file').select('key').orderBy('key').execute();
    const stored = await files();
    const { status, body } = await answer();
    expect(await everything(world)).toEqual(before);
    expect(await files()).toEqual(stored);
    return { status, code: body.errorCode, fields: (body.problems ?? []).map(({ field }) => field) };
  };

  test.each<[string, It, object, It, number, string, string[]]>([
    ['without the right at the original', its.lindenhof, { team: kempen.key, title }, people.hanna, 403, 'copy.right', []],
    ['without the right at the team', its.lindenhof, { team: kempen.key, title }, people.karel, 404, 'record.unknown', []],
    ['without the right at a team that may be read', its.hofTeVeghel, { team: meierij.key, title }, people.noor, 409, 'copy.target', []],
    ['an original out of reach', its.lindenhof, { team: fryslan.key, title }, people.carla, 404, 'record.unknown', []],
    ['an original of the other tenant', its.havenbedrijf, { team: kempen.key, title }, people.bram, 404, 'record.unknown', []],
    ['an original that is none', { key: unknown }, { team: kempen.key, title }, people.bram, 404, 'record.unknown', []],
    ['a team out of reach', its.lindenhof, { team: fryslan.key, title }, people.bram, 404, 'record.unknown', []],
    ['a team that is none', its.lindenhof, { team: unknown, title }, people.bram, 404, 'record.unknown', []],
    ['a team of the other tenant', its.lindenhof, { team: teams.vlaanderen.root.key, title }, people.anna, 404, 'record.unknown', []],
    ['no title', its.lindenhof, { team: kempen.key, title: ' ' }, people.bram, 422, 'save.problems', ['title']],
    ['a title that is none', its.lindenhof, { team: kempen.key, title: 5 }, people.bram, 400, 'input.invalid', ['title']],
    [
      'a title with what cannot be kept',
      its.lindenhof,
      { team: kempen.key, title: 'a\u0000b' },
      people.bram,
      400,
      'input.invalid',
      ['title'],
    ],
    ['no team', its.lindenhof, { title }, people.bram, 400, 'input.invalid', ['team']],
  ])('%s', async (_what, it, body, who, status, code, fields) => {
    expect(await refusedWith(() => copy(it, body, who))).toEqual({ status, code, fields });
  });

  test('signed out', async () => {
    expect((await world.nobody.post(`/organisation/${its.lindenhof.key}/copy`, { team: kempen.key, title })).status).toBe(412);
  });

  test('with every reason against its types in that team at once', async () => {
    const { version } = (await world.as(people.anna).get(`/team/${meierij.key}/settings`)).body;
    const nothing = { maxVerifyAge: null, organisationTypes: null, productTypes: null, categories: null };
    const settings = { ...nothing, organisationTypes: [types.zorgaanbieder.key], online: null, workflow: null, productWorkflow: null };
    await world.as(people.anna).put(`/team/${meierij.key}/settings`, { version, settings });
    const both = await world.as(people.anna).get(`/organisation/${its.deHeikant.key}/settings`);
    await world.as(people.anna).put(`/organisation/${its.deHeikant.key}/settings`, {
      version: both.body.version,
      types: [types.sportvereniging.key, types.museum.key],
      online: true,
      workflow: true,
      productWorkflow: true,
    });
    expect(reasons(await copy(its.deHeikant, { team: meierij.key, title }))).toEqual([
      'settings.type-not-allowed',
      'settings.type-not-allowed',
    ]);
    expect((await copy(its.deHeikant, { team: kempen.key, title })).status).toBe(200);
  });
});
