import { toInstant } from '@bronhouder/domain/agenda/zone.ts';
import type { Instant } from '@bronhouder/domain/instant.ts';
import type { Clock } from './clock.ts';
import { type Event, type Moment, single } from './event.ts';

/** A time that a rule gives, and what takes place then: as the rule says, something else, or nothing at all. */
export type Usual = { at: string; plain: Moment; actual: Moment | null };

const parts: readonly (keyof Moment)[] = ['start', 'end', 'cancelled', 'name', 'reason', 'place'];
const same = (one: Moment, other: Moment): boolean => parts.every((part) => one[part] === other[part]);

/**
 * What comes back by a rule, as one event with the rule and one in the place of each time that differs (RFC 5545, 3.8.4.4). Of what spans a
 * clock change the standard and many programs say different ends, so that has its own; and times that the clock skips or has twice stand by
 * themselves, in UTC, instead of in the rule: the standard leaves the first out, and programs do not agree about the others.
 */
export const repeated = (uid: string, usual: readonly Usual[], rule: (last: Instant) => string, clock: Clock): Event[] => {
  const clear = ({ start, end }: Moment): boolean => clock.once(start) && clock.once(end);
  const inRule = ({ plain, actual }: Usual): boolean => actual !== null && clock.once(plain.start) && clear(actual);
  const regular = ({ plain }: Usual): boolean => clear(plain) && clock.steady(plain.start, plain.end);
  const alone = ({ at, actual }: Usual): Event[] => (actual ? [{ ...single, ...actual, uid: `${uid}-${at.slice(0, 10)}` }] : []);

  const begin = usual.findIndex((time) => inRule(time) && regular(time));
  const end = usual.findLastIndex(inRule);
  const [first, last] = [usual[begin], usual[end]];
  if (!first || !last) return usual.flatMap(alone);
  const ruled = usual.slice(begin, end + 1);
  const except = ruled.filter((time) => !inRule(time)).map(({ plain }) => plain.start);
  return [
    ...usual.slice(0, begin).flatMap(alone),
    { ...single, ...first.plain, uid, rule: rule(toInstant(last.plain.start, clock.zone).instant), except },
    ...ruled.flatMap((time): Event[] => {
      const { plain, actual } = time;
      if (actual === null || !inRule(time)) return alone(time);
      return same(actual, plain) && regular(time) ? [] : [{ ...single, ...actual, uid, instead: plain.start }];
    }),
    ...usual.slice(end + 1).flatMap(alone),
  ];
};
