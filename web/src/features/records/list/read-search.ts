import { parseDate } from '@bronhouder/domain/fields/calendar-date.ts';
import { allStates } from '@bronhouder/domain/publication/states.ts';

export const listSizes = [25, 50, 100] as const;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether this can be a key at all. */
export const isKey = (text: string): boolean => uuid.test(text);
export const isState = (item: string): boolean => allStates.some((state) => state === item);

/** The parts of an address that lists of records read. What nobody understands is absent: an old or mistyped link shows a list. */
export const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value.slice(0, 200) : undefined);
/** The items of a list that are understood; nothing when none is. */
export const known = (value: unknown, understood: (item: string) => boolean): string[] | undefined => {
  const list = Array.isArray(value) ? value.filter((item) => typeof item === 'string' && understood(item)) : [];
  return list.length === 0 ? undefined : [...new Set<string>(list)];
};
export const date = (value: unknown): string | undefined => (typeof value === 'string' && parseDate(value) === value ? value : undefined);
export const oneOf = <T>(choices: readonly T[], value: unknown): T | undefined => choices.find((item) => item === value);
export const someOf = <T>(choices: readonly T[], value: unknown): T[] | undefined =>
  Array.isArray(value) ? choices.filter((item) => value.includes(item)) : undefined;
export const pageNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value > 1 ? value : undefined;

export const withoutAbsent = <T extends object>(search: T): Partial<T> =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as Partial<T>;

/** A list that says nothing when it is empty. */
export const filled = <T>(list: T[]): T[] | undefined => (list.length === 0 ? undefined : list);
