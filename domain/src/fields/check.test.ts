import { describe, expect, test } from 'vitest';
import { invalidOf, normaliseContent, problemsOf } from './check.ts';
import { completeness, placeOf, sectionOf } from './completeness.ts';
import type { Section } from './definition.ts';
import { notEditable } from './editable.ts';
import { draft, sampleFields, sampleSections } from './for-tests.ts';
import { readContent, shapeProblems } from './shape-problems.ts';

const { text, email, checkbox, group, address } = sampleFields;

const sections: Section[] = [
  { key: 'about', label: { nl: 'Over', en: 'About' }, fields: [{ ...text, required: true, editableBy: 'fieldAdmin' }, checkbox] },
  { key: 'contact', label: { nl: 'Contact', en: 'Contact' }, fields: [email, address, { ...group, required: true }] },
];
const row = { id: '1', values: { name: 'Fatma', email: 'fatma@' } };

test('everything that stands in the way of publishing is said at once; a draft is asked only about what stands there', () => {
  const content = { text: ' ', email: 'info@', group: [row] };
  expect(problemsOf(sections, content, draft)).toEqual([
    { field: 'text', code: 'required' },
    { field: 'email', code: 'email' },
    { field: 'group.0.email', code: 'email' },
  ]);
  expect(invalidOf(sections, content, draft).map((problem) => problem.field)).toEqual(['email', 'group.0.email']);
});

test('content is kept one way, and what the type no longer has stays', () =>
  expect(normaliseContent(sections, { text: ' a ', email: '', checkbox: false, former: ' b ', gone: null })).toEqual({
    text: 'a',
    former: ' b ',
  }));

describe('what comes from outside', () => {
  const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);

  test.each<[string, unknown, { field: string; code: string }[]]>([
    ['no object', [], [{ field: '', code: 'shape' }]],
    ['nothing', null, [{ field: '', code: 'shape' }]],
    ['a number for a text', { text: 1 }, [{ field: 'text', code: 'shape' }]],
    ['an address without a kind', { address: { city: 'Bladel' } }, [{ field: 'address', code: 'shape' }]],
    ['an address with more', { address: { kind: 'ADDRESS', country: 'NL', x: 1 } }, [{ field: 'address', code: 'shape' }]],
    ['a country of elsewhere', { address: { kind: 'ADDRESS', country: 'FR' } }, [{ field: 'address', code: 'shape' }]],
    ['the same row twice', { group: [row, row] }, [{ field: 'group', code: 'shape' }]],
    ['a wrong value in a row', { group: [{ id: '1', values: { name: [] } }] }, [{ field: 'group', code: 'shape' }]],
    ['a flag as text', { checkbox: 'true' }, [{ field: 'checkbox', code: 'shape' }]],
    ['a key that is none', { 'a b': 1 }, [{ field: '', code: 'shape' }]],
    ['a prototype', JSON.parse('{"__proto__": {"x": 1}}'), [{ field: '', code: 'shape' }]],
    ['something bottomless', { former: deep }, [{ field: 'former', code: 'shape' }]],
    ['a list without end', { former: Array.from({ length: 30_000 }, () => 0) }, [{ field: 'former', code: 'shape' }]],
    ['what the database cannot keep', { former: ['a\u0000'] }, [{ field: 'former', code: 'control-codes' }]],
    ['half a character', { text: '\ud83d' }, [{ field: 'text', code: 'control-codes' }]],
    ['a number that is none', { former: Number.POSITIVE_INFINITY }, [{ field: 'former', code: 'shape' }]],
    ['nothing filled', { text: null, email: undefined }, []],
    ['a leftover of an older type', { former: { any: ['thing'] } }, []],
  ])('%s', (_name, json, expected) =>
    expect(shapeProblems(sampleSections, json).map(({ field, code }) => ({ field, code }))).toEqual(expected),
  );

  test('a book is too long, in one field or in all together', () => {
    expect(shapeProblems(sections, { text: 'x'.repeat(100_001) })).toEqual([
      { field: 'text', code: 'too-long', values: { maximum: 100_000 } },
    ]);
    const many = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`f${index}`, 'x'.repeat(100_000)]));
    expect(shapeProblems(sections, many).map((problem) => problem.code)).toEqual(['too-long']);
  });

  test('is read as a content, or refused with the fields named', () => {
    expect(readContent(sections, { text: 'a' })).toEqual({ ok: true, value: { text: 'a' } });
    expect(readContent(sections, { text: {} })).toMatchObject({
      ok: false,
      refusal: { code: 'input.invalid', problems: [{ field: 'text' }] },
    });
  });

  test('has no fields of its own making: leftovers of older types come back as they are kept, or not at all', () => {
    const kept = { text: 'a', former: ['thing'] };
    expect(readContent(sections, { former: ['thing'] }, kept).ok).toBe(true);
    for (const strange of [{ former: 'changed' }, { invented: 'x' }]) {
      const problems = Object.keys(strange).map((field) => ({ field, code: 'shape' }));
      expect(readContent(sections, { text: 'a', ...strange }, kept)).toMatchObject({
        ok: false,
        refusal: { code: 'input.invalid', problems },
      });
    }
  });
});

describe('the table of contents', () => {
  test('counts what is filled and what is wrong; a box that may stay empty is never to do', () => {
    const content = { text: 'a', email: 'info@' };
    expect(completeness(sections, content, problemsOf(sections, content, draft))).toEqual([
      { key: 'about', filled: 1, total: 1, problems: 0 },
      { key: 'contact', filled: 1, total: 3, problems: 2 },
    ]);
  });

  test('finds the place of a problem', () => {
    expect(sectionOf(sections, 'address.postalCode')?.key).toBe('contact');
    expect(placeOf(sections, 'address.postalCode')).toEqual({ section: sections[1]?.label, field: address.label, part: 'postalCode' });
    expect(placeOf(sections, 'group.1.email')).toEqual({
      section: sections[1]?.label,
      field: group.label,
      item: 2,
      inner: { nl: 'E-mail', en: 'E-mail' },
    });
    expect(placeOf(sections, 'gone')).toBeUndefined();
  });
});

describe('fields for the field administrator', () => {
  const locked = { text: 'a', group: [{ id: '1', values: { name: 'Fatma', rank: 1 } }] };
  const withRow = (values: { name?: string; rank?: number }) => ({ ...locked, group: [{ id: '1', values }] });

  test.each([
    ['nothing', locked, []],
    ['the field', { ...locked, text: 'b' }, ['text']],
    ['away with the field', { group: locked.group }, ['text']],
    ['a free field in a row', withRow({ name: 'Jan', rank: 1 }), []],
    ['a locked field in a row', withRow({ name: 'Fatma', rank: 2 }), ['group.0.rank']],
    ['a row with a locked field away', { text: 'a' }, ['group']],
    ['a new row without it', { ...locked, group: [{ id: '2', values: { name: 'Jan' } }, ...locked.group] }, []],
    ['a new row with it', { ...locked, group: [...locked.group, { id: '2', values: { rank: 2 } }] }, ['group.1.rank']],
    ['only the order of rows', { ...locked, group: [...locked.group] }, []],
  ])('changed: %s', (_name, after, expected) => {
    expect(notEditable(sections, locked, after, false).map((problem) => problem.field)).toEqual(expected);
    expect(notEditable(sections, locked, after, true)).toEqual([]);
  });
});
