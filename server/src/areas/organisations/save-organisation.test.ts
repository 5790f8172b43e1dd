import type { Content } from '@bronhouder/domain/fields/value.ts';
import { visible } from '@bronhouder/domain/publication/timeline.ts';
import { organisations as its, people, types } from '@bronhouder/world/cast.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { filledAt, openWorld } from '../../for-tests.ts';
import { makeType } from '../types/make-type.ts';
import { everything, logOf, revisionsOf } from './traces-for-tests.ts';

const world = await openWorld();
afterAll(world.close);

type Person = { key: string };
const get = async (it: Person, by: Person = people.anna) => (await world.as(by).get(`/organisation/${it.key}`)).body;
type Opened = Awaited<ReturnType<typeof get>>;

/** Saves a form that was opened as `opened`, with these fields changed. */
const save = (by: Person, opened: Opened, changes: Content, more: object = {}) =>
  world.as(by).put(`/organisation/${opened.key}`, {
    revision: opened.facts.working,
    types: opened.types,
    state: opened.facts.state,
    content: { ...opened.content, ...changes },
    ...more,
  });

describe('two people who save the same organisation', () => {
  test('and changed different fields are merged, and the second hears what came from the first', async () => {
    const opened = await get(its.deHeikant);
    await save(people.ilse, opened, { photographer: 'Loes' });
    const answer = await save(people.bram, opened, { parkingSpaces: 7 });
    expect(answer.body).toMatchObject({
      merged: ['photographer'],
      mergedFrom: { key: people.ilse.key, name: 'Ilse Smits' },
      unchanged: false,
    });
    expect(answer.body.content).toMatchObject({ photographer: 'Loes', parkingSpaces: 7 });
    expect((await get(its.deHeikant)).content).toEqual(answer.body.content);
    const [last] = (await revisionsOf(world, its.deHeikant.key)).slice(-1);
    expect(last).toMatchObject({ number: opened.facts.working + 2, made_by: people.bram.key, fields: ['parkingSpaces'] });
  });

  test('and changed the same field: the second is shown both, nothing is written, and can save when told what to keep', async () => {
    const opened = await get(its.deHeikant);
    await save(people.ilse, opened, { photoText: 'Een veld', photographer: 'Bas' });
    const before = await everything(world);
    const refused = await save(people.bram, opened, { photoText: 'Een doel', parkingSpaces: 9 });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      success: false,
      errorCode: 'save.conflict',
      values: { count: 1, by: 'Ilse Smits' },
      conflict: {
        revision: opened.facts.working + 1,
        by: 'Ilse Smits',
        at: filledAt,
        conflicts: [{ field: 'photoText', base: null, theirs: 'Een veld', mine: 'Een doel' }],
      },
    });
    expect(refused.body.conflict?.theirs).toMatchObject({ photoText: 'Een veld', photographer: 'Bas' });
    expect(await everything(world)).toEqual(before);

    const kept = { ...opened.content, photographer: 'Bas', photoText: 'Een doel', parkingSpaces: 9 };
    const saved = await save(people.bram, opened, {}, { revision: refused.body.conflict?.revision, content: kept });
    expect(saved.body).toMatchObject({ merged: [], content: kept });
  });

  test('and changed the same field in the same way: no conflict, and no revision either', async () => {
    const opened = await get(its.deHeikant);
    const first = await save(people.ilse, opened, { photoText: 'Het clubhuis' });
    const second = await save(people.bram, opened, { photoText: 'Het clubhuis' });
    expect(second.body).toMatchObject({ unchanged: true, version: first.body.version });
  });

  test('at the very same moment: all are kept, one revision after the other', async () => {
    const opened = await get(its.deHeikant);
    const fields = ['photographer', 'photoText', 'openingRemark', 'accessibilityRemark', 'description'];
    const changes = fields.map((field) => ({ [field]: `Van ${field}` }));
    const answers = await Promise.all(changes.map((change, turn) => save(turn % 2 === 0 ? people.ilse : people.bram, opened, change)));
    expect(answers.map(({ status }) => status)).toEqual(fields.map(() => 200));
    expect((await get(its.deHeikant)).content).toMatchObject(Object.assign({}, ...changes));
    const made = (await revisionsOf(world, its.deHeikant.key)).slice(-fields.length);
    expect(made.map(({ number }) => number)).toEqual(fields.map((_, turn) => opened.facts.working + 1 + turn));
  });
});

test('a save that changes nothing makes neither revision nor audit entry', async () => {
  const opened = await get(its.deHeikant);
  const before = await everything(world);
  const answer = await save(people.ilse, opened, { photoText: ` ${String(opened.content.photoText)} `, shortName: '' });
  expect(answer.body).toMatchObject({ unchanged: true, version: opened.version });
  expect(await everything(world)).toEqual(before);
});

test('a save that only changes the state makes an audit entry, but no revision', async () => {
  const opened = await get(its.deHeikant);
  const [revisions, log] = [await revisionsOf(world, opened.key), await logOf(world, opened.key)];
  const state = opened.facts.state === 'ready' ? 'concept' : 'ready';
  const answer = await save(people.ilse, opened, {}, { state });
  expect(answer.body).toMatchObject({ unchanged: false, facts: { state, working: opened.facts.working } });
  expect(await revisionsOf(world, opened.key)).toEqual(revisions);
  expect(await logOf(world, opened.key)).toHaveLength(log.length + 1);
});

describe('what readers see', () => {
  test('does not change by saving, and something wrong is refused with the field named', async () => {
    const opened = await get(its.deKiem);
    const saved = await save(people.karel, opened, { photoText: 'Smokkelaars' }, { state: 'ready' });
    expect(saved.body.facts).toMatchObject({ working: opened.facts.working + 1, publishedRevision: opened.facts.publishedRevision });
    expect(visible(saved.body.facts, filledAt)).toEqual(visible(opened.facts, filledAt));

    const before = await everything(world);
    const refused = await save(people.karel, await get(its.deKiem), { phone: '12', summary: '' }, { state: 'concept' });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ errorCode: 'save.problems', values: { count: 2 } });
    expect(refused.body.problems).toEqual([
      { field: 'summary', code: 'required' },
      expect.objectContaining({ field: 'phone', code: 'phone-short' }),
    ]);
    expect(await everything(world)).toEqual(before);
  });

  test('does change by saving without a workflow, for who may publish', async () => {
    const { version, key, types: chosen, productWorkflow } = await get(its.deSchaapskooi);
    const off = { version, types: chosen.map((type) => type.key), online: true, workflow: false, productWorkflow, cancelPlans: true };
    expect((await world.as(people.bram).put(`/organisation/${key}/settings`, off)).body.facts).toMatchObject({ workflow: false });

    const opened = await get(its.deSchaapskooi);
    const refused = await save(people.ilse, opened, { photoText: 'Rekken' }, { state: 'ready' });
    expect({ status: refused.status, code: refused.body.errorCode }).toEqual({ status: 403, code: 'publish.right' });
    const saved = await save(people.bram, opened, { photoText: 'Rekken' }, { state: 'ready' });
    expect(visible(saved.body.facts, filledAt)).toEqual({ revision: opened.facts.working + 1, from: filledAt, till: null });
    expect((await logOf(world, key)).at(-1)).toMatchObject({ act: 'saveReady', details: { values: { state: 'ready', published: true } } });
  });
});

test('a draft may be wrong and incomplete, and keeps what was typed', async () => {
  const opened = await get(its.zorgKempen);
  const saved = await save(people.ilse, opened, { phone: 'bel de balie', email: 'info@', priceIntake: { kind: 'amount', cents: '12,3x' } });
  expect(saved.body.content).toMatchObject({ phone: 'bel de balie', email: 'info@', priceIntake: { kind: 'amount', cents: '12,3x' } });
  const published = await world.as(people.bram).post(`/organisation/${opened.key}/publication`, { version: saved.body.version });
  expect(published.status).toBe(422);
  expect(published.body.errorCode).toBe('publish.problems');
  expect(published.body.problems?.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['phone', 'email', 'priceIntake.cents', 'summary']),
  );
});

test('a field that its types do not have is refused with its name, and nothing is written', async () => {
  const opened = await get(its.zorgKempen);
  const before = await everything(world);
  const refused = await save(people.ilse, opened, { publishedRevision: '99' });
  expect(refused).toMatchObject({
    status: 400,
    body: { errorCode: 'input.invalid', problems: [{ field: 'publishedRevision', code: 'shape' }] },
  });
  expect(await everything(world)).toEqual(before);
});

test('a draft without a title keeps the one it had in lists', async () => {
  const opened = await get(its.zorgKempen);
  const saved = await save(people.ilse, opened, { title: '' });
  expect(saved.body.content).not.toHaveProperty('title');
  expect(await get(its.zorgKempen)).toMatchObject({ title: its.zorgKempen.content.title });
});

describe('a protected field', () => {
  test('is not changed by who is no field admin, also not by leaving it out', async () => {
    const opened = await get(its.berkelArchief);
    const before = await everything(world);
    for (const change of [{ registration: '87654321' }, { registration: undefined }]) {
      const refused = await save(people.omar, opened, change);
      expect({ status: refused.status, problems: refused.body.problems }).toEqual({
        status: 422,
        problems: [{ field: 'registration', code: 'not-editable' }],
      });
    }
    expect(await everything(world)).toEqual(before);
    expect((await save(people.omar, opened, { photoText: 'De studiezaal' })).status).toBe(200);
  });

  test('is changed by a field admin', async () => {
    const opened = await get(its.kempenarchief);
    expect((await save(people.ilse, opened, { registration: '87654321' })).body.content).toMatchObject({ registration: '87654321' });
  });

  test('that a field admin changed meanwhile is merged into the save of somebody who is none', async () => {
    const opened = await get(its.berkelArchief, people.omar);
    await save(people.dirk, opened, { registration: '11223344' });
    const saved = await save(people.omar, opened, { photoText: 'Oude kaarten' });
    expect({ status: saved.status, content: saved.body.content }).toMatchObject({
      status: 200,
      content: { registration: '11223344', photoText: 'Oude kaarten' },
    });
  });
});

describe('the outside world', () => {
  test('is asked before what is published is saved, and its refusal stands at the field', async () => {
    world.outsideSays(({ value }) => (value.includes('nergens') ? 'refused' : 'ok'));
    const opened = await get(its.deKiem);
    const refused = await save(people.karel, opened, { email: 'info@nergens.example', website: 'https://nergens.example' });
    expect(refused.body.problems).toEqual([
      { field: 'email', code: 'email-domain', values: { domain: 'nergens.example' } },
      { field: 'website', code: 'url-unreachable' },
    ]);
    world.outsideSays(() => 'unsure');
    expect((await save(people.karel, opened, { email: 'info@elders.example' })).status).toBe(200);
  });

  test('is not asked about a draft', async () => {
    world.outsideSays(() => {
      throw new Error('asked');
    });
    const opened = await get(its.zorgKempen);
    expect((await save(people.ilse, opened, { title: 'Zorggroep De Brem', website: 'https://nieuw.example' })).status).toBe(200);
    world.outsideSays(() => 'ok');
  });
});

describe('a type that changed while somebody was typing', () => {
  test('refuses the save; what the new version does not have stays with the record', async () => {
    const opened = await get(its.bladel);
    const author = { house: world.house, now: filledAt, who: null };
    const sections = types.gemeente.sections.map((section) => ({ ...section, fields: section.fields.filter(({ key }) => key !== 'area') }));
    await makeType(author, world.tenant.key, { ...types.gemeente, version: 2, sections });

    const refused = await save(people.bram, opened, { councilSeats: 21 });
    expect({ status: refused.status, code: refused.body.errorCode }).toEqual({ status: 409, code: 'save.type-changed' });

    const again = await get(its.bladel);
    expect(again.types).toEqual([{ key: types.gemeente.key, version: 2 }]);
    const { area, ...shown } = again.content;
    const saved = await save(people.bram, again, {}, { content: { ...shown, councilSeats: 21 } });
    expect(saved.body.content).toMatchObject({ councilSeats: 21, area });
    expect(area).toBeDefined();
  });
});

test('an archived organisation is not saved', async () => {
  const refused = await save(people.bram, await get(its.suikerMuseum), { photoText: 'Leeg' });
  expect({ status: refused.status, code: refused.body.errorCode }).toEqual({ status: 409, code: 'save.archived' });
});
