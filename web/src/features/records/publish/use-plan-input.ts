import { useState } from 'react';
import { useTimeZone } from '../../../i18n/use-formats.ts';
import type { RecordInView } from '../record-view.ts';
import { type MomentProblem, momentProblems, type Moments } from './choice.ts';
import { instantOf, tomorrowMorning, type WallClock, wallClockOf } from './wall-clock.ts';

export type PlanInput = {
  from: WallClock;
  till: WallClock;
  replace: boolean;
  setFrom: (value: WallClock) => void;
  setTill: (value: WallClock) => void;
  setReplace: (value: boolean) => void;
  /** Fills in the moments of the existing plan and lets it go: to plan the newest version in its place. */
  takeOver: () => void;
  moments: Moments;
  problems: MomentProblem[];
};

const noMoment: WallClock = { date: '', time: '00:00' };

/** The moments of a plan as they are typed. */
export const usePlanInput = ({ record, now }: RecordInView): PlanInput => {
  const zone = useTimeZone();
  const { facts } = record;
  const [from, setFrom] = useState(() => tomorrowMorning(now, zone));
  const [till, setTill] = useState(noMoment);
  const [replace, setReplace] = useState(false);
  const moments = { from: instantOf(from, zone), till: instantOf(till, zone), tillGiven: till.date !== '', replace };
  return {
    from,
    till,
    replace,
    setFrom,
    setTill,
    setReplace,
    takeOver: () => {
      if (facts.plannedFrom) setFrom(wallClockOf(facts.plannedFrom, zone));
      setTill(facts.plannedTill ? wallClockOf(facts.plannedTill, zone) : noMoment);
      setReplace(true);
    },
    moments,
    problems: momentProblems(moments, facts, now),
  };
};
