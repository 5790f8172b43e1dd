import type { Key } from '../instant.ts';
import type { ItemContent, Timing } from './item.ts';

type Exchanged = <K extends Key | null>(key: K) => Key | K;

const inTiming = (timing: Timing, exchanged: Exchanged): Timing => {
  if (timing.kind === 'hours') return timing;
  if (timing.kind === 'series') {
    return { ...timing, meetings: timing.meetings.map((meeting) => ({ ...meeting, location: exchanged(meeting.location) })) };
  }
  const changes = timing.changes.map((change) => (change.kind === 'moved' ? { ...change, location: exchanged(change.location) } : change));
  return { ...timing, changes };
};

/** An item with one location in the place of another, wherever it names that: also where single times were moved to. */
export const withLocation = ({ product, location, timing }: ItemContent, old: Key, by: Key): ItemContent => {
  const exchanged: Exchanged = (key) => (key === old ? by : key);
  return { product, location: exchanged(location), timing: inTiming(timing, exchanged) };
};
