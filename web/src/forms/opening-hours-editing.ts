import type { Weekday } from '@bronhouder/domain/fields/definition.ts';
import type { OpeningException, OpeningHours, Slot } from '@bronhouder/domain/fields/value.ts';

export const noHours: OpeningHours = { week: {}, exceptions: [] };

const newSlot: Slot = { from: '', till: '' };

/** The slots with one more at the end. */
export const withSlot = (slots: Slot[]): Slot[] => [...slots, newSlot];
/** The slots without the one at this place. */
export const withoutSlot = (slots: Slot[], index: number): Slot[] => slots.filter((_, at) => at !== index);
/** The slots with other times at this place. */
export const changedSlot = (slots: Slot[], index: number, change: Partial<Slot>): Slot[] =>
  slots.map((slot, at) => (at === index ? { ...slot, ...change } : slot));

/** The week with these slots on a day; a day without slots is closed and leaves the week. */
export const withDay = (hours: OpeningHours, day: Weekday, slots: Slot[]): OpeningHours => {
  const { [day]: _, ...others } = hours.week;
  return { ...hours, week: slots.length > 0 ? { ...others, [day]: slots } : others };
};

/** The week with the slots of one day also on others, in place of what stood there. */
export const copiedToDays = (hours: OpeningHours, from: Weekday, to: Weekday[]): OpeningHours =>
  to.reduce(
    (result, day) =>
      withDay(
        result,
        day,
        (hours.week[from] ?? []).map((slot) => ({ ...slot })),
      ),
    hours,
  );

/** With one more exception: closed, on a date that still has to be typed. */
export const withException = (hours: OpeningHours): OpeningHours => ({
  ...hours,
  exceptions: [...hours.exceptions, { from: '', slots: [] }],
});
export const withoutException = (hours: OpeningHours, index: number): OpeningHours => ({
  ...hours,
  exceptions: hours.exceptions.filter((_, at) => at !== index),
});
export const changedException = (hours: OpeningHours, index: number, change: Partial<OpeningException>): OpeningHours => ({
  ...hours,
  exceptions: hours.exceptions.map((exception, at) => (at === index ? { ...exception, ...change } : exception)),
});

/** Nothing open and no exception: the field is not filled. */
export const isWithoutHours = (hours: OpeningHours): boolean => Object.keys(hours.week).length === 0 && hours.exceptions.length === 0;
