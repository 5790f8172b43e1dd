import { problem } from '../../fields/rule.ts';
import { done, refused } from '../../outcome.ts';
import { dayNumber, dayOf } from '../days.ts';
import type { Day, Meeting, Span, Time, Timing } from '../item.ts';
import type { Act, Move } from '../acts/act.ts';
import { refusedWith, wantedSpan } from '../acts/wanted-span.ts';

type Series = Extract<Timing, { kind: 'series' }>;

const minutesOf = (day: Day, time: Time): number => dayNumber(day) * 1440 + Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const two = (number: number): string => String(number).padStart(2, '0');

const written = (minutes: number): { day: Day; time: Time } => {
  const day = Math.floor(minutes / 1440);
  const rest = minutes - day * 1440;
  return { day: dayOf(day), time: `${two(Math.floor(rest / 60))}:${two(rest % 60)}` };
};

const startOf = ({ startDate, startTime }: Span): number => minutesOf(startDate, startTime);
const endOf = ({ endDate, endTime }: Span): number => minutesOf(endDate, endTime);

/** By as much as one meeting moves, its length too. */
const along = (span: Span, from: Span, to: Span): Span => {
  const start = written(startOf(span) + startOf(to) - startOf(from));
  const end = written(endOf(span) + endOf(to) - endOf(from));
  return { startDate: start.day, startTime: start.time, endDate: end.day, endTime: end.time };
};

/** Of all at another place the item itself says where. */
const placed = ({ location }: Meeting, move: Move): Meeting['location'] =>
  move.location === null ? location : move.which === 'all' ? null : move.location;

const movedAmong = (meetings: Meeting[], it: Meeting, move: Move, span: Span): Meeting[] =>
  meetings.map((meeting) => {
    // Moved to another time, it takes place.
    if (meeting === it) return { ...meeting, span, location: placed(meeting, move), cancelled: null };
    const goesAlong = move.which === 'all' || (move.which === 'following' && startOf(meeting.span) >= startOf(it.span));
    if (!goesAlong) return meeting;
    return { ...meeting, span: along(meeting.span, it.span, span), location: placed(meeting, move) };
  });

/** Moves one meeting, it and those that follow, or all by as much. They stay in one series: each has its own time anyway. */
export const moveMeeting = (timing: Series, move: Move): Act => {
  const it = timing.meetings.find(({ id }) => id === move.at);
  if (!it) return refused('agenda.time-unknown');
  const span = wantedSpan(move.span);
  if (!span.ok) return span;
  const meetings = movedAmong(timing.meetings, it, move, span.value);
  // One that is shorter than the others can be left without any time.
  if (meetings.some((meeting) => endOf(meeting.span) <= startOf(meeting.span))) return refusedWith([problem('time-order', 'span.endTime')]);
  meetings.sort((a, b) => startOf(a.span) - startOf(b.span));
  return done({ timing: { ...timing, meetings }, location: move.which === 'all' ? move.location : null, lost: [] });
};
