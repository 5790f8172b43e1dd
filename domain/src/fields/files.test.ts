import { describe, expect, test } from 'vitest';
import type { FieldDefinition } from './definition.ts';
import { asStored, filesIn } from './files.ts';
import type { Content, FileReference } from './value.ts';

const label = { nl: 'x', en: 'x' };
const picture: FieldDefinition = { kind: 'file', key: 'picture', label, accept: ['image/png'], maxBytes: 1000 };
const fields: FieldDefinition[] = [
  picture,
  { kind: 'text', key: 'title', label },
  { kind: 'group', key: 'people', label, itemLabel: label, fields: [picture] },
];
const file = (key: string, more: Partial<FileReference> = {}): FileReference => ({
  key,
  name: 'a.png',
  type: 'image/png',
  bytes: 10,
  ...more,
});
const content: Content = {
  title: 'Lindenhof',
  picture: file('one', { description: 'Gevel' }),
  people: [
    { id: 'p', values: {} },
    { id: 'q', values: { picture: file('two', { bytes: 1 }) } },
  ],
};

describe('files in a content', () => {
  test('are found where they are, also in repeated rows', () => {
    expect(filesIn(fields, content).map(({ path, file: { key } }) => [path, key])).toEqual([
      ['picture', 'one'],
      ['people.1.picture', 'two'],
    ]);
  });

  test('are what was measured, with the description of the editor', () => {
    const stored = new Map([
      ['one', file('one', { bytes: 999, width: 40, height: 30 })],
      ['two', file('two', { bytes: 888 })],
    ]);
    const kept = asStored(fields, content, stored);
    expect(kept['picture']).toEqual(file('one', { bytes: 999, width: 40, height: 30, description: 'Gevel' }));
    expect(kept['people']).toEqual([
      { id: 'p', values: {} },
      { id: 'q', values: { picture: file('two', { bytes: 888 }) } },
    ]);
    expect(kept['title']).toBe('Lindenhof');
  });

  test('that are not known stay as they are', () => expect(asStored(fields, content, new Map())).toEqual(content));
});
