import type { Stretch } from '@bronhouder/domain/publication/facts.ts';
import type { Phase } from '@bronhouder/domain/publication/timeline.ts';
import type { publication } from '@bronhouder/phrases/nl/publication.ts';

type Words = keyof (typeof publication)['timeline']['inWords'];

/** Which sentence tells a stretch of publication to who does not see the drawing. */
export const wordsOf = ({ phase, till }: Stretch & { phase: Phase }): Words => {
  if (phase === 'past') return 'past';
  if (phase === 'now') return till === null ? 'now' : 'nowTill';
  return till === null ? 'future' : 'futureTill';
};
