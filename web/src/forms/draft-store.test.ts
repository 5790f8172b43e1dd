import { describe, expect, it } from 'vitest';
import { dropDraft, type Draft, type DraftStore, keepDraft, readDraft } from './draft-store.ts';

const inMemory = (): DraftStore => {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
};
const full: DraftStore = {
  getItem: () => null,
  setItem: () => {
    throw new Error('QuotaExceededError');
  },
  removeItem: () => {
    throw new Error('SecurityError');
  },
};

const place = { tenant: 'streek', user: 'fatima', record: 'lindenhof' };
const draft: Draft = {
  revision: 33,
  types: [{ key: 'bibliotheek', version: 2 }],
  base: { email: 'balie@lindenhof.example' },
  content: { email: 'info@lindenhof.example' },
  at: '2026-11-21T09:00:00.000Z',
};

describe('drafts of unsaved input', () => {
  it('come back as they were kept', () => {
    const store = inMemory();
    expect(keepDraft(store, place, draft)).toBe(true);
    expect(readDraft(store, place)).toEqual(draft);
  });

  it.each(['tenant', 'user', 'record'] as const)('belong to one %s', (part) => {
    const store = inMemory();
    keepDraft(store, place, draft);
    expect(readDraft(store, { ...place, [part]: 'another' })).toBeUndefined();
  });

  it('are gone once dropped', () => {
    const store = inMemory();
    keepDraft(store, place, draft);
    dropDraft(store, place);
    expect(readDraft(store, place)).toBeUndefined();
  });

  it.each(['{', '"text"', '{"revision":1}'])('that cannot be read (%s) count as none', (text) => {
    expect(readDraft({ ...inMemory(), getItem: () => text }, place)).toBeUndefined();
  });

  it('say so when the device does not keep them, and never break the form', () => {
    expect(keepDraft(full, place, draft)).toBe(false);
    expect(() => dropDraft(full, place)).not.toThrow();
  });
});
