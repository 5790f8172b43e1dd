import { allActs } from '@bronhouder/domain/publication/acts.ts';
import { organisation } from '@bronhouder/phrases/nl/organisation.ts';
import { describe, expect, it } from 'vitest';
import { sentenceKey, sentenceValues } from './sentence.ts';

const at = '2026-11-20T12:00:00.000Z';
const hasWords = (key: string) => key in organisation.sentences;
const key = (act: string, values: Record<string, string> = {}, revision: number | null = 3) =>
  sentenceKey({ act, values, revision }, hasWords);
const from = (values: Record<string, string>) => sentenceValues({ act: 'depublish', values, revision: 3, at })['from'];

describe('an entry in plain words', () => {
  it.each(allActs)('has words for the act %s', (act) => {
    expect(key(act)).toBe(act);
    expect(organisation.acts).toHaveProperty(act);
  });

  it('names the end where there is one', () => {
    expect(key('plan', { from: '2027-01-01T00:00:00.000Z' })).toBe('plan');
    expect(key('plan', { from: '2027-01-01T00:00:00.000Z', till: '2027-02-01T00:00:00.000Z' })).toBe('planTill');
    expect(key('publish', { till: '2027-02-01T00:00:00.000Z' })).toBe('publishTill');
  });

  it('says that it was done for a whole team', () => {
    expect(key('saveReady', { holidaysOf: 'key' })).toBe('saveReadyHolidays');
  });

  it('names the original of a copy where it is known', () => {
    expect(key('copy', { source: 'key' })).toBe('copy');
    expect(key('copy', { source: 'key', sourceTitle: 'De Kei' })).toBe('copyOf');
  });

  it('names a shared product and both sides where they are known', () => {
    expect(key('shareAccept', { product: 'key' })).toBe('shareAccept');
    expect(key('shareAccept', { product: 'key', productTitle: 'Cursus' })).toBe('shareAcceptNamed');
  });

  it('takes the moment of a depublication from the act, else from the entry', () => {
    expect(from({ from: '2027-01-01T00:00:00.000Z' })).toBe('2027-01-01T00:00:00.000Z');
    expect(from({})).toBe(at);
  });

  it('says something of an act it does not know, and of a version that is not named', () => {
    expect(key('paintRed')).toBe('other');
    expect(key('saveReady', {}, null)).toBe('other');
  });
});
