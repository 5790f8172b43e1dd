import { describe, expect, it } from 'vitest';
import { endWithOwner } from './end-with-owner.ts';
import { nextWeek, now, samples, tomorrow } from './facts.samples.ts';
import { upcoming } from './moments.ts';
import { allStates } from './states.ts';
import { visible } from './timeline.ts';

describe('a product whose organisation is deactivated or archived', () => {
  it('shows nothing any more and has nothing ahead, whatever its state', () => {
    for (const state of allStates) {
      const ended = endWithOwner(samples[state], now)?.facts ?? samples[state];
      expect(visible(ended, now), state).toBeNull();
      expect(visible({ ...ended, online: true, deactivatedAt: null, archivedAt: null }, nextWeek), state).toBeNull();
      expect(upcoming(ended, now), state).toEqual([]);
    }
  });
  it('is left alone when nothing was published or planned', () => {
    const left = allStates.filter((state) => endWithOwner(samples[state], now) === null);
    expect(left).toEqual(expect.arrayContaining(['concept', 'ready', 'publishEnded', 'publishCancelled']));
    expect(left).not.toContain('published');
  });
  it('ends once: a second time there is nothing to end', () => {
    const ended = endWithOwner(samples.published, now);
    expect(ended?.facts).toMatchObject({ publishedTill: now, endRecorded: true });
    expect(ended && endWithOwner(ended.facts, now)).toBeNull();
  });
  it('says which plan is gone, and records first what had passed', () => {
    expect(endWithOwner(samples.publishPlanned, now)).toMatchObject({
      values: { withdrawnFrom: tomorrow, withdrawnRevision: 2 },
      facts: { plannedFrom: null, withdrawnAt: now },
    });
    const late = endWithOwner(samples.publishPlanned, nextWeek);
    expect(late?.moments.map(({ what }) => what)).toEqual(['published']);
    expect(late?.facts).toMatchObject({ publishedRevision: 2, publishedTill: nextWeek });
  });
});
