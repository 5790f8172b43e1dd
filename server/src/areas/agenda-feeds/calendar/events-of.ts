import type { Meeting, Occurrence, Timing } from '@bronhouder/domain/agenda/item.ts';
import { wallOf } from '@bronhouder/domain/agenda/days.ts';
import { allOf } from '@bronhouder/domain/agenda/reach.ts';
import { type Event, type Moment, type Planned, single } from './event.ts';
import { hoursEvents } from './hours-events.ts';
import { repeated } from './repeated.ts';
import { ruleOf } from './rule.ts';

/** For readers, what is planned on a day on which its place is closed does not take place there. */
export const momentOf =
  ({ location, closed }: Planned) =>
  ({ start, end, state, name, reason, location: elsewhere }: Occurrence): Moment => {
    const place = elsewhere ?? location;
    const why = state === 'cancelled' ? null : closed(place, start.slice(0, 10));
    return { start, end, name, place, cancelled: state === 'cancelled' || why !== null, reason: why ?? reason };
  };

type Dates = Extract<Timing, { kind: 'dates' }>;

const datesEvents = (item: Planned, timing: Dates): Event[] => {
  const { key, clock, location } = item;
  const momentAt = momentOf(item);
  const actual = new Map(allOf(timing).map((occurrence) => [occurrence.at, occurrence]));
  const { repetition } = timing;
  if (repetition.type === 'none') return [...actual.values()].map((one) => ({ ...single, ...momentAt(one), uid: key }));
  const usual = allOf({ ...timing, changes: [] }).map((plain) => ({
    at: plain.at,
    plain: { start: plain.start, end: plain.end, cancelled: false, name: '', reason: '', place: location },
    actual: momentAt(actual.get(plain.at) ?? plain),
  }));
  return repeated(key, usual, (last) => ruleOf(repetition, last), clock);
};

const meetingEvent = (item: Planned, { id, name, span, location, cancelled }: Meeting): Event => {
  const [start, end] = [wallOf(span.startDate, span.startTime), wallOf(span.endDate, span.endTime)];
  const state = cancelled ? 'cancelled' : 'planned';
  const moment = momentOf(item)({ at: id, start, end, state, name, reason: cancelled?.reason ?? '', location });
  return { ...single, ...moment, uid: `${item.key}-${encodeURIComponent(id)}` };
};

/** An agenda item as the events of a calendar. What a moment or a meeting is called by stays the same, whatever is changed. */
export const eventsOf = (item: Planned): Event[] => {
  const { timing } = item;
  if (timing.kind === 'dates') return datesEvents(item, timing);
  if (timing.kind === 'series') return timing.meetings.map((meeting) => meetingEvent(item, meeting));
  return hoursEvents(item, timing);
};
