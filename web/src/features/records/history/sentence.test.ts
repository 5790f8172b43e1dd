import { organisation } from '@bronhouder/phrases/nl/organisation.ts';
import { allActs } from '@bronhouder/domain/publication/acts.ts';
import { describe, expect, it } from 'vitest';
import { actKey, sentenceOf } from './sentence.ts';

const at = '2026-11-20T12:00:00.000Z';
const entry = (act: string, values: Record<string, string> = {}, revision: number | null = 3) => sentenceOf({ act, values, revision, at });

describe('an entry in plain words', () => {
  it.each(allActs)('has words for the act %s', (act) => {
    expect(actKey(act)).toBe(act);
    expect(organisation.sentences[entry(act).key]).toBeTruthy();
  });

  it('names the end where there is one', () => {
    expect(entry('plan', { from: '2027-01-01T00:00:00.000Z' }).key).toBe('plan');
    expect(entry('plan', { from: '2027-01-01T00:00:00.000Z', till: '2027-02-01T00:00:00.000Z' }).key).toBe('planTill');
    expect(entry('publish', { till: '2027-02-01T00:00:00.000Z' }).key).toBe('publishTill');
  });

  it('names the original of a copy where it is known', () => {
    expect(entry('copy', { source: 'key' }).key).toBe('copy');
    expect(entry('copy', { source: 'key', sourceTitle: 'De Kei' }).key).toBe('copyOf');
    expect(actKey('copy')).toBe('copy');
  });

  it('takes the moment of a depublication from the act, else from the entry', () => {
    expect(entry('depublish', { from: '2027-01-01T00:00:00.000Z' }).values['from']).toBe('2027-01-01T00:00:00.000Z');
    expect(entry('depublish').values['from']).toBe(at);
  });

  it('says something of an act it does not know, and of a version that is not named', () => {
    expect(entry('paintRed').key).toBe('other');
    expect(entry('saveReady', {}, null).key).toBe('other');
  });
});
