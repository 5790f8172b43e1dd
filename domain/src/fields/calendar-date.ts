const iso = /^(\d{4})-(\d{2})-(\d{2})$/;
const typed = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/;

const exists = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1000 && date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** `YYYY-MM-DD` of a date typed as dd-mm-yyyy (or with slashes or points), or of one that is written so already; nothing for a day that is none. */
export const parseDate = (text: string): string | undefined => {
  const trimmed = text.trim();
  const [, year, month, day] = iso.exec(trimmed) ?? [];
  const [, typedDay, typedMonth, typedYear] = typed.exec(trimmed) ?? [];
  const numbers = [year ?? typedYear, month ?? typedMonth, day ?? typedDay].map(Number);
  const [y = 0, m = 0, d = 0] = numbers;
  return exists(y, m, d) ? [String(y).padStart(4, '0'), String(m).padStart(2, '0'), String(d).padStart(2, '0')].join('-') : undefined;
};

/** `dd-mm-yyyy`, as dates are written in the portal in both languages (point 9); anything else as it stands. */
export const readableDate = (text: string): string => text.trim().replace(iso, '$3-$2-$1');

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes far longer than using it, and there are few zones. */
const formatOf = (zone: string): Intl.DateTimeFormat => {
  const made = formats.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(zone, made);
  return made;
};

/** The day it is at an instant in a zone, `YYYY-MM-DD`. */
export const todayIn = (zone: string, now: string): string => formatOf(zone).format(new Date(now));
