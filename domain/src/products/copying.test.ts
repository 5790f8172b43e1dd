import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { FieldDefinition, Section } from '../fields/definition.ts';
import { sampleFields } from '../fields/for-tests.ts';
import type { Content } from '../fields/value.ts';
import { freeCopyTitle } from './copy-title.ts';
import { type CopyChoice, copying } from './copying.ts';
import { withCopies } from './supplement-copies.ts';
import { stillToRenew } from './to-renew.ts';

const label = { nl: 'x', en: 'x' };
const text = (key: string, more: Partial<FieldDefinition> = {}): FieldDefinition =>
  ({ kind: 'text', key, label, ...more }) as FieldDefinition;
const section = (key: string, fields: FieldDefinition[]): Section => ({ key, label, fields });
const meetings: FieldDefinition = {
  ...sampleFields.group,
  key: 'meetings',
  fields: [text('code', { identifies: true }), { ...sampleFields.date, key: 'day' }],
};
const sections = [
  section('general', [text('title', { required: true }), text('code', { identifies: true }), { ...sampleFields.date, key: 'opens' }]),
  section('costs', [text('price', { required: true }), text('number', { editableBy: 'fieldAdmin', identifies: true })]),
  section('images', [sampleFields.file, text('photoText', { required: true })]),
  section('dates', [meetings]),
];
const fields = sections.flatMap((one) => one.fields);
const file = { key: 'f1', name: 'p.png', type: 'image/png', bytes: 9 };
const original: Content = {
  title: 'Nederlands voor beginners',
  code: 'NT201',
  opens: '2026-09-01',
  price: '12',
  number: '7',
  file,
  photoText: 'Een klas',
  meetings: [
    { id: 'a', values: { code: '1', day: '2026-12-01' } },
    { id: 'b', values: { day: '2026-10-01' } },
  ],
};
const all: CopyChoice = { sections: sections.map(({ key }) => key), files: true, supplements: 'keep' };
const at = { title: 'Nieuw', fieldAdmin: true, today: '2026-11-21' };
const made = (choice: Partial<CopyChoice> = {}, more: Partial<typeof at> = {}) =>
  copying(sections, original, { choice: { ...all, ...choice }, ...at, ...more });
const renewed = (choice: Partial<CopyChoice> = {}, more: Partial<typeof at> = {}) =>
  made(choice, more).toRenew.map(({ field, reason }) => `${field} ${reason}`);

describe('a copy of a product', () => {
  it('has everything but what says which one the original is, under its own title', () => {
    const { code, number, ...rest } = original;
    expect(made().content).toEqual({
      ...rest,
      title: 'Nieuw',
      meetings: [
        { id: 'a', values: { day: '2026-12-01' } },
        { id: 'b', values: { day: '2026-10-01' } },
      ],
    });
    expect([code, number]).toEqual(['NT201', '7']);
  });

  test.each<[string, Partial<CopyChoice>, string[]]>([
    ['only the chosen sections', { sections: ['costs'] }, ['price', 'title']],
    ['no files', { files: false, sections: ['images'] }, ['photoText', 'title']],
    ['nothing but a title', { sections: [] }, ['title']],
    ['no section that is none', { sections: ['nowhere'] }, ['title']],
  ])('brings along %s', (_what, choice, keys) => expect(Object.keys(made(choice).content).sort()).toEqual(keys));

  test.each<[string, Partial<CopyChoice>, Partial<typeof at>, string[]]>([
    ['what identified it, and dates in the past', {}, {}, ['code identifies', 'opens past', 'number identifies', 'meetings identifies']],
    ['not what only others may fill in', {}, { fieldAdmin: false }, ['code identifies', 'opens past', 'meetings identifies']],
    [
      'no date of today',
      { sections: ['general'] },
      { today: '2026-09-01', fieldAdmin: false },
      ['code identifies', 'price required', 'photoText required'],
    ],
    [
      'what is required and was left out',
      { sections: [] },
      { fieldAdmin: false },
      ['code identifies', 'price required', 'photoText required'],
    ],
  ])('lists %s', (_what, choice, more, expected) => expect(renewed(choice, more)).toEqual(expected));

  it('lists nothing that the original had not', () => {
    const bare = copying(sections, { title: 'x' }, { choice: all, ...at });
    expect(bare).toEqual({ content: { title: 'Nieuw' }, toRenew: [] });
  });

  it('never brings what identifies, whatever is chosen, and leaves the original alone', () => {
    const before = JSON.stringify(original);
    const choice = fc.record({
      sections: fc.subarray([...all.sections]),
      files: fc.boolean(),
      supplements: fc.constantFrom('keep', 'copy', 'leave'),
    });
    fc.assert(
      fc.property(choice, fc.boolean(), (wanted, fieldAdmin) => {
        const copy = copying(sections, original, { choice: wanted, ...at, fieldAdmin });
        expect(JSON.stringify(copy.content)).not.toContain('code');
        expect(copy.content).not.toHaveProperty('number');
        expect(stillToRenew(copy.toRenew, fields, copy.content, at.today)).toEqual(copy.toRenew);
        expect(JSON.stringify(original)).toBe(before);
      }),
    );
  });
});

describe('supplements', () => {
  const places: FieldDefinition[] = [
    sampleFields.supplement,
    { ...sampleFields.group, key: 'rows', fields: [{ ...sampleFields.supplement, key: 'room' }] },
  ];
  const [hall, attic, copied] = ['0199c0de-0000-7000-8000-00000000b001', '0199c0de-0000-7000-8000-00000000b002', 'copy'];
  const named: Content = { supplement: [hall, attic], rows: [{ id: 'r', values: { room: [attic] } }] };
  const of = (supplements: CopyChoice['supplements']) =>
    copying([section('where', places)], named, { choice: { sections: ['where'], files: true, supplements }, ...at }).content;

  it('come along unless they are left out', () => {
    expect(of('keep')).toEqual({ ...named, title: 'Nieuw' });
    expect(of('copy')).toEqual({ ...named, title: 'Nieuw' });
    expect(of('leave')).not.toHaveProperty('supplement');
  });

  it('make place for their copies, and are named no more without one', () =>
    expect(withCopies(places, named, new Map([[hall, copied]]))).toEqual({
      supplement: [copied],
      rows: [{ id: 'r', values: { room: [] } }],
    }));
});

test('what was filled in, or is no field any more, is off the list', () => {
  const { toRenew, content } = made({ sections: ['general', 'dates'] }, { fieldAdmin: false });
  const left = (more: Content, known = fields) => stillToRenew(toRenew, known, { ...content, ...more }, at.today).map(({ field }) => field);
  expect(left({})).toEqual(['code', 'opens', 'price', 'photoText', 'meetings']);
  expect(left({ code: 'NT202', opens: '2027-01-04' })).toEqual(['price', 'photoText', 'meetings']);
  expect(left({ opens: '2026-11-20', price: ' ' })).toContain('opens');
  expect(left({ meetings: [{ id: 'a', values: { code: '9', day: '2027-01-01' } }] })).not.toContain('meetings');
  expect(left({}, sections[0]?.fields)).toEqual(['code', 'opens']);
});

test.each<[string, string[], string]>([
  ['Taal', [], 'Taal_kopie'],
  ['Taal', ['taal_KOPIE '], 'Taal_kopie 2'],
  [' Taal ', ['Taal_kopie', 'Taal_kopie 2', 'Taal_kopie 4'], 'Taal_kopie 3'],
])('the title of a copy of %s beside %j', (title, taken, expected) => expect(freeCopyTitle(title, taken)).toBe(expected));
