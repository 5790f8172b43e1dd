import type { FieldDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import { people, teams } from '@bronhouder/world/cast.ts';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorld } from '../../for-tests.ts';
import { giveRights } from '../organisations/rights-for-tests.ts';
import { said, typesIn, written } from './types.samples.ts';

const world = await openWorld();
afterAll(world.close);
const { anna, made, save, effects } = typesIn(world);

const blades: FieldDefinition = { kind: 'text', key: 'blades', label: { nl: 'Wieken', en: '' } };
const miller: FieldDefinition = { kind: 'text', key: 'miller', label: { nl: 'Molenaar', en: '' } };

const organisation = async (types: string[], content: Content): Promise<string> =>
  (await anna.post('/organisation', { team: teams.noordBrabant.key, types, content })).body.key;

let count = 0;
/** A type with mills of it: one with everything, one with a name only. */
const mills = async () => {
  count += 1;
  const name = `Molen ${count}`;
  const key = await made(written(name, [blades, miller]));
  const full = await organisation([key], { title: `De Hoop ${count}`, blades: 'vier', miller: 'Karin' });
  const empty = await organisation([key], { title: `De Kat ${count}` });
  return { key, name, full, empty };
};

describe('what a change of a type does to existing records', () => {
  test('is nothing where no value is touched', async () => {
    const { key, name } = await mills();
    const type = written(name, [{ ...blades, label: { nl: 'Roeden', en: '' } }, miller, { ...blades, key: 'more' }]);
    expect((await effects(key, type)).body).toMatchObject({ records: 2, touched: 0, fields: [], examples: [], changes: [{}, {}] });
    expect((await save(key, 1, type)).status).toBe(200);
  });

  test('is counted per field, with examples', async () => {
    const { key, name, full, empty } = await mills();
    const type = written(name, [
      { ...blades, kind: 'number' },
      { ...blades, key: 'height', required: true },
    ]);
    expect((await effects(key, type)).body).toEqual({
      records: 2,
      touched: 2,
      publishedWithProblem: 0,
      changes: [
        { code: 'field-removed', path: 'miller', label: miller.label },
        { code: 'kind-changed', path: 'blades', label: blades.label, before: 'text', after: 'number' },
        { code: 'field-added', path: 'height', label: blades.label },
      ],
      fields: [
        {
          field: 'blades',
          label: blades.label,
          effects: [
            { effect: 'converted', records: 1 },
            { effect: 'unfit', records: 1 },
          ],
        },
        { field: 'miller', label: miller.label, effects: [{ effect: 'hidden', records: 1 }] },
        { field: 'height', label: blades.label, effects: [{ effect: 'lacking', records: 2 }] },
      ],
      examples: [
        { key: full, title: `De Hoop ${count}`, effects: ['hidden', 'converted', 'unfit', 'lacking'] },
        { key: empty, title: `De Kat ${count}`, effects: ['lacking'] },
      ],
    });
  });

  test('has to be confirmed before it is saved; what is lost from the form stays in the record', async () => {
    const { key, name, full } = await mills();
    const type = written(name, [{ ...blades, kind: 'number' }]);
    const refused = await save(key, 1, type);
    expect({ ...said(refused), values: refused.body.values }).toEqual({ status: 409, code: 'type.touches', values: { records: 1 } });
    expect((await save(key, 1, type, true)).body).toEqual({ key, version: 2 });
    const { body } = await anna.get(`/organisation/${full}`);
    expect(body.content).toMatchObject({ blades: 'vier', miller: 'Karin' });
  });

  test('spares what another type of the same organisation still asks', async () => {
    const { key, name, full } = await mills();
    const other = await made(written(`Bedrijf ${count}`, [miller]));
    const { version } = (await anna.get(`/organisation/${full}`)).body;
    const settings = { version, types: [key, other], online: true, workflow: true, productWorkflow: true };
    expect((await anna.put(`/organisation/${full}/settings`, settings)).status).toBe(200);
    expect((await effects(key, written(name, [blades]))).body).toMatchObject({ records: 2, touched: 0 });
    expect((await effects(key, written(name, [miller]))).body).toMatchObject({ touched: 1, fields: [{ field: 'blades' }] });
  });

  test('says which of them readers see', async () => {
    const { key, name, full } = await mills();
    const { version } = (await anna.get(`/organisation/${full}`)).body;
    expect((await anna.post(`/organisation/${full}/publication`, { version })).status).toBe(200);
    const shorter = written(name, [{ ...blades, maxLength: 2 }, miller]);
    expect((await effects(key, shorter)).body).toMatchObject({ touched: 1, publishedWithProblem: 1 });
  });

  test('names no record that the administrator may not read, and counts it', async () => {
    const { key, name } = await mills();

    await giveRights(world, people.lotte, ['TEAM:read', 'TEAM:settings'], teams.root);
    const asked = await world.as(people.lotte).ask('POST', `/type/${key}/effects`, { payload: { type: written(name, [blades]) } });
    expect(asked.body).toMatchObject({ touched: 1, examples: [] });
  });

  test('is counted over thousands of records in a few questions', async () => {
    const { key, name, full } = await mills();
    await sql`with made as (
        insert into organisation (key, team, title, types, workflow, online, state, working, created_at, saved_at)
        select gen_random_uuid(), o.team, 'Molen ' || n, o.types, true, true, 'concept', 1, now(), now()
        from organisation o, generate_series(1, 9000) n where o.key = ${full} returning key)
      insert into revision (kind, record, number, made_at, content, fields, types)
        select r.kind, m.key, 1, now(), r.content, r.fields, r.types from made m, revision r where r.record = ${full}`.execute(world.db());
    const begin = performance.now();
    expect((await effects(key, written(name, [{ ...blades, maxLength: 2 }]))).body).toMatchObject({
      records: 9002,
      touched: 9001,
      fields: [{ field: 'blades', effects: [{ effect: 'unfit', records: 9001 }] }, { field: 'miller' }],
    });
    expect(performance.now() - begin).toBeLessThan(5000);
  });
});
