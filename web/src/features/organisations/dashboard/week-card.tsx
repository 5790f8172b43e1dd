import { VisuallyHidden } from '@mantine/core';
import type { OpeningHours } from '@bronhouder/domain/fields/value.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '../../../i18n/use-formats.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { OpenSentence } from '../../agenda/glance/open-now.tsx';
import parts from '../../records/parts/parts.module.css';
import { wallClockOf } from '../../records/publish/wall-clock.ts';
import { mayEdit, type OrganisationInView } from '../record.ts';
import { hoursShown, minutesOf, type OpeningDay, openingWeek } from './opening-week.ts';
import classes from './week-card.module.css';

type Hours = { from: number; till: number };

/** A slot of less than this share of the day's height has room for its times only. */
const twoLines = 19;

/** Where a time stands in the drawing, from 0 at the top to 100. */
const placeOf = (minutes: number, { from, till }: Hours) => ((minutes - from * 60) / ((till - from) * 60)) * 100;

const SlotOf = ({ slot, day, hours }: { slot: OpeningDay['slots'][number]; day: OpeningDay; hours: Hours }) => {
  const { t } = useTranslation();
  const time = (text: string) => text.replace(':', t('values.timeMark'));
  const top = placeOf(minutesOf(slot.from), hours);
  const end = placeOf(minutesOf(slot.till), hours);
  return (
    <div
      className={classes.slot}
      data-exception={day.exception || undefined}
      data-brief={end - top < twoLines || undefined}
      style={{ top: `${top}%`, bottom: `${100 - end}%` }}
    >
      <span>{day.exception ? (day.reason ?? t('organisation.week.exception')) : t('organisation.week.open')}</span>
      {t('organisation.week.slot', { from: time(slot.from), till: time(slot.till) })}
    </div>
  );
};

const Day = ({ day, hours }: { day: OpeningDay; hours: Hours }) => {
  const { t } = useTranslation();
  return (
    <li className={classes.cell}>
      <p className={classes.day} data-today={day.today || undefined}>
        {t(`values.weekdays.${day.weekday}`)}
        <strong>{Number(day.date.slice(8))}</strong>
        {day.today && <VisuallyHidden>{t('organisation.week.today')}</VisuallyHidden>}
      </p>
      <div className={classes.column}>
        {day.slots.map((slot) => (
          <SlotOf key={slot.from} slot={slot} day={day} hours={hours} />
        ))}
        {day.slots.length === 0 && (
          <span className={classes.closed}>
            {t('organisation.week.closed')}
            {day.reason && <span>{day.reason}</span>}
          </span>
        )}
      </div>
    </li>
  );
};

const HourScale = ({ hours }: { hours: Hours }) => {
  const { t } = useTranslation();
  const middle = Math.round((hours.from + hours.till) / 2);
  return (
    <li className={classes.scale} aria-hidden>
      <p className={classes.day}>
        &nbsp;<strong>&nbsp;</strong>
      </p>
      <div className={classes.hours}>
        {[hours.from, middle, hours.till].map((hour) => (
          <span key={hour} className={classes.hour} style={{ top: `${4 + placeOf(hour * 60, hours) * 0.92}%` }}>
            {`${String(hour).padStart(2, '0')}${t('values.timeMark')}00`}
          </span>
        ))}
      </div>
    </li>
  );
};

/** The opening hours of this week, exceptions included. */
export const WeekCard = ({
  view,
  hours,
  field,
  className,
}: {
  view: OrganisationInView;
  hours: OpeningHours;
  field: string;
  className?: string | undefined;
}) => {
  const { t } = useTranslation();
  const zone = useTimeZone();
  const days = openingWeek(hours, wallClockOf(view.now, zone).date);
  const shown = hoursShown(days);
  return (
    <Card
      title={t('organisation.week.title')}
      className={className}
      aside={
        mayEdit(view) && (
          <Link {...paths.organisationEdit(view.organisation.key)} hash={field} className={parts.link}>
            {t('organisation.week.edit')}
          </Link>
        )
      }
    >
      <OpenSentence hours={hours} now={view.now} className={classes.now} />
      {shown === null && <p className={parts.quiet}>{t('organisation.week.noHours')}</p>}
      <ul className={classes.week}>
        <HourScale hours={shown ?? { from: 9, till: 18 }} />
        {days.map((day) => (
          <Day key={day.date} day={day} hours={shown ?? { from: 9, till: 18 }} />
        ))}
      </ul>
    </Card>
  );
};
