import type { Section } from '@bronhouder/domain/fields/definition.ts';
import { expect, it } from 'vitest';
import { lastChanged } from './last-changed.ts';

const label = { nl: 'x', en: 'x' };
const contact: Section = {
  key: 'contact',
  label,
  fields: [
    { kind: 'phone', key: 'phone', label },
    { kind: 'email', key: 'mail', label },
  ],
};

it('takes the newest entry that changed a field of the section', () =>
  expect(
    lastChanged(contact, [
      { at: '2026-11-03', changes: [{ field: 'name' }] },
      { at: '2026-11-02', changes: [{ field: 'name' }, { field: 'mail' }] },
      { at: '2026-11-01', changes: [{ field: 'phone' }] },
    ]),
  ).toBe('2026-11-02'));

it('knows nothing of a section that nobody changed', () => expect(lastChanged(contact, [{ at: '2026-11-03', changes: [] }])).toBeNull());
