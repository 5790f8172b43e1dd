import type { FieldDefinition } from '@bronhouder/domain/fields/definition.ts';
import { expect, it } from 'vitest';
import { asWritten } from './as-written.ts';

const label = { nl: '', en: '' };
const phone: FieldDefinition = { kind: 'phone', key: 'phone', label };
const people: FieldDefinition = { kind: 'group', key: 'people', label, itemLabel: label, fields: [phone] };

it('writes a valid value the one way, leaves another as typed, and nothing as nothing', () => {
  expect(asWritten(phone, '0497 361234')).toBe('+31497361234');
  expect(asWritten(phone, ' 0497 38 21 ')).toBe('0497 38 21');
  expect(asWritten(phone, '  ')).toBeNull();
});

it('leaves a row that was just added where it is', () => {
  const rows = [{ id: 'a', values: {} }];
  expect(asWritten(people, rows)).toBe(rows);
});
