import type { Problem } from '../problem.ts';
import { isBlank } from './characters.ts';
import { missing, problem, type Check } from './rule.ts';
import type { Slot } from './value.ts';

const clock = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:u|uur|h)?$/i;
const digits = /^(\d{1,2})(\d{2})$/;

/** `HH:mm` of a time typed as 9, 9.30, 09:30, 930 or 9u; nothing when it is no time. */
export const parseTime = (typed: string): string | undefined => {
  const text = typed.trim();
  const [, hour, minute = '00'] = clock.exec(text) ?? digits.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute}`;
};

/** The end of a slot: midnight at the end of the day is `24:00`, however it was typed. */
export const parseEndTime = (typed: string): string | undefined =>
  /^(?:24|0?0)(?:[:.]?00)?\s*(?:u|uur|h)?$/i.test(typed.trim()) ? '24:00' : parseTime(typed);

export const isBlankSlot = ({ from, till }: Slot): boolean => isBlank(from) && isBlank(till);

const read = ({ from, till }: Slot) => ({ from: parseTime(from), till: parseEndTime(till) });

/** Slots in order of time, written as `HH:mm`; blank ones are left out. */
export const normaliseSlots = (slots: Slot[]): Slot[] =>
  slots
    .filter((slot) => !isBlankSlot(slot))
    .map((slot) => ({ from: parseTime(slot.from) ?? slot.from.trim(), till: parseEndTime(slot.till) ?? slot.till.trim() }))
    .sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));

const timeProblems = (typed: string, parsed: string | undefined, path: string, check: Check): Problem[] => {
  if (isBlank(typed)) return missing(check, path);
  return parsed === undefined ? [problem('time', path)] : [];
};

const slotProblems = (slot: Slot, path: string, check: Check): Problem[] => {
  const { from, till } = read(slot);
  return [
    ...timeProblems(slot.from, from, `${path}.from`, check),
    ...timeProblems(slot.till, till, `${path}.till`, check),
    ...(from && till && from >= till ? [problem('time-order', `${path}.till`)] : []),
  ];
};

const clash = (slot: Slot, earlier: Slot[], path: string): Problem[] => {
  const { from, till } = read(slot);
  if (!from || !till) return [];
  const others = earlier.map(read);
  if (others.some((other) => other.from === from && other.till === till)) return [problem('duplicate-times', path)];
  const overlaps = others.some((other) => other.from && other.till && other.from < till && from < other.till);
  return overlaps ? [problem('time-overlap', path)] : [];
};

/** Each slot has times, begins before it ends, and is neither double nor overlapping (point 5). Said at the later slot of the two. */
export const slotsProblems = (slots: Slot[], path: string, check: Check): Problem[] =>
  slots.flatMap((slot, index) => {
    const here = `${path}.${index}`;
    if (isBlankSlot(slot)) return [];
    return [...slotProblems(slot, here, check), ...clash(slot, slots.slice(0, index), here)];
  });
