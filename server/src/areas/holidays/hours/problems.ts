import { slotsProblems } from '@bronhouder/domain/fields/slots.ts';
import type { DayChange } from '@bronhouder/domain/holidays/exceptions.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';

/** What is wrong with changes of hours themselves, whatever they are of. */
export const problemsIn = (targets: readonly { changes: readonly DayChange[] }[]): Problem[] =>
  targets.flatMap(({ changes }, at) =>
    changes.flatMap(({ from, till, slots }, index): Problem[] => {
      const path = `targets.${at}.changes.${index}`;
      return [
        ...(till < from ? [{ field: `${path}.till`, code: 'date-order' as const }] : []),
        ...slotsProblems(slots, `${path}.slots`, { today: from, strict: true }),
      ];
    }),
  );
