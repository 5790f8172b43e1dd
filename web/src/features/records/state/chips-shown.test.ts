import { type Facts, newFacts } from '@bronhouder/domain/publication/facts.ts';
import { describe, expect, it } from 'vitest';
import { chipsShown, workShown } from './chips-shown.ts';

const now = '2026-11-20T12:00:00.000Z';
const concept = newFacts({ workflow: true, online: true });
const codes = (facts: Facts) => chipsShown(facts, now).map((chip) => chip.code);

describe('chips that are shown', () => {
  it('says that a concept is not published, and that it is one', () => {
    expect(codes(concept)).toEqual(['notPublished']);
    expect(workShown(concept, now)).toBe('concept');
  });

  it('says it once where the archive says it', () => {
    expect(codes({ ...concept, archivedAt: now })).toEqual(['archived']);
    expect(workShown({ ...concept, archivedAt: now }, now)).toBeNull();
  });

  it('says when it will be published instead of that it is not', () =>
    expect(codes({ ...concept, plannedRevision: 1, plannedFrom: '2027-01-01T00:00:00.000Z' })).toEqual(['publishedFrom']));

  it('lets "planned is an older version" stand for "not published changes"', () => {
    const planned = {
      ...concept,
      working: 3,
      publishedRevision: 1,
      publishedFrom: '2026-01-01T00:00:00.000Z',
      plannedRevision: 2,
      plannedFrom: '2027-01-01T00:00:00.000Z',
    };
    expect(codes(planned)).toEqual(['published', 'newVersionPlanned', 'plannedOlder']);
  });

  it('keeps what stands beside "published"', () => {
    const published = { ...concept, working: 2, publishedRevision: 1, publishedFrom: '2026-01-01T00:00:00.000Z' };
    expect(codes(published)).toEqual(['published', 'unpublishedChanges']);
    expect(workShown(published, now)).toBeNull();
  });
});
