import ICAL from 'ical.js';

/** One time that a calendar program would show. Moments in UTC, to the minute. */
export type Shown = { start: string; end: string; title: string; location: string; description: string; status: string };

const minute = (time: ICAL.Time): string => time.toJSDate().toISOString().slice(0, 16);

const shown = (item: ICAL.Event, start: ICAL.Time, end: ICAL.Time): Shown => ({
  start: minute(start),
  end: minute(end),
  title: item.summary,
  location: item.location,
  description: item.description ?? '',
  status: String(item.component.getFirstPropertyValue('status')),
});

const timesOf = (event: ICAL.Event): Shown[] => {
  if (!event.isRecurring()) return [shown(event, event.startDate, event.endDate)];
  const found: Shown[] = [];
  const times = event.iterator();
  for (let next = times.next(); next; next = times.next()) {
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    found.push(shown(item, startDate, endDate));
  }
  return found;
};

const byText = (one: unknown, other: unknown): number => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);

/** A calendar as a program reads it that has nothing in common with ours: its rules, its zone, and what stands in the place of single times. */
export const readCalendar = (text: string): { root: ICAL.Component; times: Shown[] } => {
  const root = new ICAL.Component(ICAL.parse(text) as unknown[]);
  for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const parts = root.getAllSubcomponents('vevent');
  const isInstead = (part: ICAL.Component) => part.hasProperty('recurrence-id');
  const events = parts
    .filter((part) => !isInstead(part))
    .map((part) => {
      const uid = part.getFirstPropertyValue('uid');
      const exceptions = parts.filter((other) => isInstead(other) && other.getFirstPropertyValue('uid') === uid);
      return new ICAL.Event(part, { strictExceptions: true, exceptions });
    });
  return { root, times: events.flatMap(timesOf).sort(byText) };
};
