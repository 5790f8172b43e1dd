import type { Section } from '@bronhouder/domain/fields/definition.ts';
import { describe, expect, it } from 'vitest';
import { type DraftStore, keepDraft, readDraft } from '../../../forms/draft-store.ts';
import { carryOver, fitting, newDraftPlace } from './new-draft.ts';

const label = { nl: 'x', en: 'x' };
const library: Section[] = [
  {
    key: 'a',
    label,
    fields: [
      { kind: 'text', key: 'title', label },
      { kind: 'number', key: 'size', label },
    ],
  },
];
const club: Section[] = [
  {
    key: 'a',
    label,
    fields: [
      { kind: 'text', key: 'title', label },
      { kind: 'group', key: 'size', label, itemLabel: label, fields: [] },
    ],
  },
];
const store = (): DraftStore => {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
};
const place = newDraftPlace({ tenantId: 't', id: 'u' }, 'team');

describe('input for a new organisation', () => {
  it('keeps what the form of other types does not show, and drops what it cannot hold', () => {
    const typed = { title: 'De Kei', size: 12, hall: 'groot' };
    expect(fitting(library, typed)).toEqual(typed);
    expect(fitting(club, typed)).toEqual({ title: 'De Kei', hall: 'groot' });
  });

  it('goes over to other types and back', () => {
    const device = store();
    const draft = {
      revision: 0,
      types: [{ key: 'club', version: 1 }],
      base: {},
      content: { title: 'De Kei', hall: 'groot' },
      at: '2026-11-21T09:00:00.000Z',
    };
    keepDraft(device, place, draft);
    carryOver(device, place, library, [{ key: 'library', version: 2 }]);
    expect(readDraft(device, place)).toEqual({ ...draft, types: [{ key: 'library', version: 2 }] });
  });

  it('is none where none was kept, and one per team', () => {
    const device = store();
    carryOver(device, place, library, []);
    expect(readDraft(device, place)).toBeUndefined();
    expect(newDraftPlace({ tenantId: 't', id: 'u' }, 'other')).not.toEqual(place);
  });
});
