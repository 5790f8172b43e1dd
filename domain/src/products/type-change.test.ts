import { describe, expect, test } from 'vitest';
import type { FieldDefinition, Section } from '../fields/definition.ts';
import { sampleFields } from '../fields/for-tests.ts';
import type { Content } from '../fields/value.ts';
import { typeChange } from './type-change.ts';

const label = { nl: 'x', en: 'x' };
const text = (key: string, more: Partial<FieldDefinition> = {}): FieldDefinition =>
  ({ kind: 'text', key, label, ...more }) as FieldDefinition;
const form = (...fields: FieldDefinition[]): Section[] => [{ key: 's', label, fields: [text('title', { required: true }), ...fields] }];
const { date, number, choice } = sampleFields;

const course = form(text('level'), text('code'), { ...date, key: 'day' }, text('secret', { editableBy: 'fieldAdmin' }));
const change = (to: Section[], content: Content, fieldAdmin = false, from = course) => typeChange(from, to, content, fieldAdmin);
const content: Content = { title: 'Taal', level: 'A1', day: '2026-12-01', gone: 'of an earlier type' };

describe('a change of type', () => {
  test('keeps what fits, in the order of the form, and leaves alone what was outside of it', () => {
    const outing = form({ ...date, key: 'day' }, text('place', { required: true }));
    expect(change(outing, content)).toEqual({
      content: { title: 'Taal', day: '2026-12-01', gone: 'of an earlier type' },
      kept: ['title', 'day'],
      lost: [{ field: 'level', reason: 'absent' }],
      required: ['place'],
    });
  });

  test.each<[string, FieldDefinition, boolean, string | undefined]>([
    ['the same kind', text('level', { maxLength: 1 }), false, undefined],
    ['a kind that can say it too', { ...sampleFields.longText, key: 'level' }, false, undefined],
    ['another kind', { ...number, key: 'level' }, false, 'kind'],
    ['another kind of the same shape', { ...choice, key: 'level' }, false, 'kind'],
    ['a field that only others may fill in', text('level', { editableBy: 'fieldAdmin' }), false, 'protected'],
    ['a field that one may fill in oneself', text('level', { editableBy: 'fieldAdmin' }), true, undefined],
  ])('to %s', (_what, field, fieldAdmin, reason) => {
    const { kept, lost } = change(form(field), { title: 'Taal', level: 'A1' }, fieldAdmin);
    expect(kept.includes('level')).toBe(reason === undefined);
    expect(lost).toEqual(reason ? [{ field: 'level', reason }] : []);
  });

  test('what was protected stays where it still is', () =>
    expect(change(form(text('secret', { editableBy: 'fieldAdmin' })), { title: 'T', secret: 'x' }).kept).toEqual(['title', 'secret']));

  test('does not take up what was outside the form', () => {
    const made = change(form(text('gone', { required: true })), { title: 'Taal', gone: 'of an earlier type' });
    expect(made).toEqual({ content: { title: 'Taal' }, kept: ['title'], lost: [], required: ['gone'] });
  });

  test('to the same form changes nothing', () => expect(change(course, content).content).toEqual(content));
});
