import type { Instant } from '@bronhouder/domain/instant.ts';
import { type Chip, type ChipCode, chips } from '@bronhouder/domain/publication/chips.ts';
import type { Facts } from '@bronhouder/domain/publication/facts.ts';
import { workflowState } from '@bronhouder/domain/publication/states.ts';

/** These say already that nothing is published. */
const saysNotPublished: readonly ChipCode[] = ['archived', 'deactivated', 'publishedFrom', 'publishCancelled', 'publishEnded'];

/** The chips worth showing: without "not published" where another one says so in more words. */
export const chipsShown = (facts: Facts, now: Instant): Chip[] => {
  const all = chips(facts, now);
  return all.some((chip) => saysNotPublished.includes(chip.code)) ? all.filter((chip) => chip.code !== 'notPublished') : all;
};

/** How far the work is (point 4, 'Workflow'): only where that says more than the chips, while nothing is published or planned. */
export const workShown = (facts: Facts, now: Instant): 'concept' | 'ready' | null => {
  if (facts.archivedAt !== null || facts.deactivatedAt !== null) return null;
  const work = workflowState(facts, now);
  if (work === 'ready') return 'ready';
  return work === 'concept' && facts.workflow ? 'concept' : null;
};
