import type { Day } from '@bronhouder/domain/agenda/item.ts';
import type { Holiday, HolidayKind } from '@bronhouder/domain/holidays/holiday.ts';
import { countryOfRegion, type HolidayRegion } from '@bronhouder/domain/holidays/region.ts';
import { LRUCache } from 'lru-cache';

/** The library keeps data of the whole world: it is read when somebody asks first. */
const library = async () => (await import('date-holidays')).default;

const kinds: Record<string, HolidayKind> = { public: 'public', school: 'school', bank: 'bank', optional: 'bank' };

/** Regions that differ from their country in school vacations only. */
const asCountry: readonly HolidayRegion[] = ['NL-NO', 'NL-MI', 'NL-ZU'];

/** What it is called and when, as the library writes it: `2027-12-24 14:00:00`, in the clock of the place. */
const yearOf = async (region: HolidayRegion, year: number): Promise<Holiday[]> => {
  const Holidays = await library();
  const [country = '', state, part] = asCountry.includes(region) ? [countryOfRegion(region)] : region.split('-');
  const kept = state ? (part ? new Holidays(country, state, part) : new Holidays(country, state)) : new Holidays(country);
  const english = kept.getHolidays(year, 'en');
  return kept.getHolidays(year, 'nl').map(({ date, name, type, rule }) => {
    const [day = '', time = ''] = date.split(' ');
    const from = time.slice(0, 5);
    return {
      day,
      name: { nl: name, en: english.find((other) => other.rule === rule && other.date === date)?.name ?? name },
      kind: kinds[type] ?? 'observance',
      from: from === '00:00' ? null : from,
    };
  });
};

/** A year of a region never changes, and takes a while to work out. */
const known = new LRUCache<string, Promise<Holiday[]>>({ max: 400 });

const rememberedYear = (region: HolidayRegion, year: number): Promise<Holiday[]> => {
  const name = `${region} ${year}`;
  const before = known.get(name);
  if (before) return before;
  const made = yearOf(region, year);
  known.set(name, made);
  return made;
};

/** All holidays of a region from one day to another, both included, in order. */
export const holidaysBetween = async (region: HolidayRegion, from: Day, till: Day): Promise<Holiday[]> => {
  const [first, last] = [Number(from.slice(0, 4)), Number(till.slice(0, 4))];
  const years = await Promise.all(
    Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => rememberedYear(region, first + index)),
  );
  return years
    .flat()
    .filter(({ day }) => from <= day && day <= till)
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
};
