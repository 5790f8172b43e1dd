import type { Instant } from '@bronhouder/domain/instant.ts';
import { type Chip, type ChipCode, chips } from '@bronhouder/domain/publication/chips.ts';
import type { Facts } from '@bronhouder/domain/publication/facts.ts';
import { workflowState } from '@bronhouder/domain/publication/states.ts';

/** These say already that nothing is published. */
const saysNotPublished: readonly ChipCode[] = ['archived', 'deactivated', 'publishedFrom', 'publishCancelled', 'publishEnded'];

/** The chips worth showing: without those of which another one says the same in more words. */
export const chipsShown = (facts: Facts, now: Instant): Chip[] => {
  const all = chips(facts, now);
  const has = (codes: readonly ChipCode[]) => all.some(({ code }) => codes.includes(code));
  const said: ChipCode[] = [
    ...(has(saysNotPublished) ? (['notPublished'] as const) : []),
    ...(has(['plannedOlder']) ? (['unpublishedChanges'] as const) : []),
  ];
  return all.filter(({ code }) => !said.includes(code));
};

/** How far the work is (point 4, 'Workflow'): only where that says more than the chips, while nothing is published or planned. */
export const workShown = (facts: Facts, now: Instant): 'concept' | 'ready' | null => {
  if (facts.archivedAt !== null || facts.deactivatedAt !== null) return null;
  const work = workflowState(facts, now);
  if (work === 'ready') return 'ready';
  return work === 'concept' && facts.workflow ? 'concept' : null;
};
