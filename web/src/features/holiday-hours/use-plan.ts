import type { Rule } from '@bronhouder/domain/holidays/proposal.ts';
import { useMemo, useState } from 'react';
import type { Correction, Corrections, Day, Row } from './plan.ts';
import { planOf } from './plan.ts';

/** What somebody made of what is proposed: per day what is proposed everywhere, per place and day what instead, and who is left out. */
export type Made = { corrections: Corrections; excluded: string[] };

export const nothingMade: Made = { corrections: {}, excluded: [] };

const without = <T>(all: Record<string, T>, name: string): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([other]) => other !== name));

/** What is proposed everywhere on a day, by the day; `start`: what was left unsaved. */
export type Rules = Record<string, Rule>;

export const useRules = (start: Rules | undefined) => {
  const [rules, setRules] = useState<Rules>(start ?? {});
  return { rules, setRule: (id: string, rule: Rule) => setRules({ ...rules, [id]: rule }), resetRules: () => setRules({}) };
};

export const usePlan = (rows: readonly Row[], days: readonly Day[], start: Made | undefined) => {
  const [made, setMade] = useState(start ?? nothingMade);
  const plan = useMemo(() => planOf(rows, days, made.corrections, made.excluded), [rows, days, made]);
  return {
    plan,
    made,
    correct: (cell: string, correction: Correction | null) =>
      setMade({ ...made, corrections: { ...without(made.corrections, cell), ...(correction && { [cell]: correction }) } }),
    toggle: (organisation: string) =>
      setMade({
        ...made,
        excluded: made.excluded.includes(organisation)
          ? made.excluded.filter((one) => one !== organisation)
          : [...made.excluded, organisation],
      }),
    all: (included: boolean) => setMade({ ...made, excluded: included ? [] : rows.map(({ key }) => key) }),
    reset: () => setMade(nothingMade),
  };
};
