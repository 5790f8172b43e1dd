import type { FieldDefinition, Section } from '@bronhouder/domain/fields/definition.ts';
import { sampleFields } from '@bronhouder/domain/fields/for-tests.ts';
import { expect, it } from 'vitest';
import { choosable, type Original } from './original.ts';

const label = { nl: 'x', en: 'x' };
const text = (key: string, more: Partial<FieldDefinition> = {}): FieldDefinition =>
  ({ kind: 'text', key, label, ...more }) as FieldDefinition;
const section = (key: string, fields: FieldDefinition[]): Section => ({ key, label, fields });
const hall = '0199c0de-0000-7000-8000-00000000b001';

const original: Original = {
  key: 'p',
  title: 'Taal',
  organisation: { key: 'o', title: 'De Kei' },
  sections: [
    section('general', [text('title'), text('summary'), text('code', { identifies: true }), text('quality', { editableBy: 'fieldAdmin' })]),
    section('images', [sampleFields.file, sampleFields.supplement]),
    section('law', [text('number', { identifies: true })]),
  ],
  content: {
    title: 'Taal',
    summary: 'x',
    code: 'NT201',
    quality: 'A',
    file: { key: 'f', name: 'p.png', type: 'image/png', bytes: 9 },
    supplement: [hall],
  },
};

it('offers what is filled in and may come along, without the title', () => {
  const { sections, ...rest } = choosable(original, false);
  expect(sections.map(({ section: { key }, count }) => [key, count])).toEqual([
    ['general', 1],
    ['images', 2],
  ]);
  expect(rest).toEqual({ files: 1, supplements: 1, identifying: ['code'], locked: ['quality'] });
});

it('offers protected fields to who may fill them in', () =>
  expect(choosable(original, true)).toMatchObject({ sections: [{ count: 2 }, { count: 2 }], locked: [] }));
