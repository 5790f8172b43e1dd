import type { Values } from '@bronhouder/domain/outcome.ts';
import { useFormats } from '../../i18n/use-formats.ts';

const isInstant = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value);

/** Moments as texts: the date, with the time unless it is midnight. */
export const useMoments = () => {
  const { date, dateTime, time } = useFormats();
  const moment = (instant: string) => (time(instant) === '00:00' ? date(instant) : dateTime(instant));
  return {
    moment,
    /** The values of a text, with every moment among them written out. */
    written: (values: Values): Values => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isInstant(value) ? moment(value) : value])),
  };
};
