import { Temporal } from 'temporal-polyfill';
import { useTimeZone } from '../../../../i18n/use-formats.ts';
import { useNow } from '../../../records/use-now.ts';
import { type Hours, partOf } from './hours-shown.ts';
import classes from './week-view.module.css';

/** How late it is, as a line across today. */
export const NowLine = ({ hours }: { hours: Hours }) => {
  const zone = useTimeZone();
  const { hour, minute } = Temporal.Instant.from(useNow()).toZonedDateTimeISO(zone);
  const at = hour * 60 + minute;
  if (at < hours.from || at > hours.till) return null;
  return <div className={classes.now} style={{ top: `${partOf(hours, at)}%` }} aria-hidden />;
};
