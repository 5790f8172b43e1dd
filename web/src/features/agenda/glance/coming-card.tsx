import { addDays } from '@bronhouder/domain/agenda/days.ts';
import type { Day } from '@bronhouder/domain/agenda/item.ts';
import { openAt } from '@bronhouder/domain/agenda/open-at.ts';
import { wallAt } from '@bronhouder/domain/agenda/zone.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import { useTimeZone } from '../../../i18n/use-formats.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import parts from '../../records/parts/parts.module.css';
import { type Shown, shownOf } from '../calendar/shown.ts';
import { useWords } from '../calendar/use-words.ts';
import { type Coming, comingOf } from './coming.ts';
import classes from './glance.module.css';
import { useOpeningText } from './use-opening-text.ts';

const daysShown = 7;
const unfiltered = { beneath: true, products: [], locations: [], kinds: [] };

const Opening = ({ opening, now }: { opening: Coming['openings'][number]; now: string }) => {
  const { t } = useTranslation();
  const text = useOpeningText(now.slice(0, 10));
  const open = openAt(
    opening.times.map(({ location: _, closed, state, ...time }) => ({
      ...time,
      location: null,
      state: closed === null ? state : 'cancelled',
    })),
    now,
    daysShown,
  );
  return (
    <li className={classes.opening}>
      <span>{t('glance.week.where', opening)}</span>
      <Chip {...(open.now && { tone: 'ok' as const })}>{text.short(open)}</Chip>
    </li>
  );
};

const Time = ({ time, organisation }: { time: Shown; organisation: string }) => {
  const words = useWords();
  const gone = time.state === 'cancelled' || time.closed !== null;
  return (
    <li className={classes.time}>
      <span className={classes.clock}>{words.times(time)}</span>
      <span className={classes.what}>
        <Link
          {...paths.organisationAgenda(organisation, { item: time.item, start: time.at })}
          className={classes.title}
          data-gone={gone || undefined}
        >
          {time.name ? `${time.title}: ${time.name}` : time.title}
        </Link>
        <span className={parts.quiet}>{[time.place, ...words.marks(time)].join(' · ')}</span>
      </span>
    </li>
  );
};

const Days = ({ days, organisation, today }: Pick<Coming, 'days'> & { organisation: string; today: Day }) => {
  const { t } = useTranslation();
  const words = useWords();
  const named = new Map([
    [today, t('glance.week.today')],
    [addDays(today, 1), t('glance.week.tomorrow')],
  ]);
  return days.map(({ day, times }) => (
    <section key={day} className={classes.day}>
      <h3>{named.get(day) ?? words.long(day)}</h3>
      <ul>
        {times.map((time) => (
          <Time key={time.id} time={time} organisation={organisation} />
        ))}
      </ul>
    </section>
  ));
};

/** The agenda of the coming week on the dashboard: what takes place, and of what has opening hours of its own whether it is open. */
export const ComingCard = ({ organisation, now }: { organisation: string; now: string }) => {
  const { t } = useTranslation();
  const wall = wallAt(now, useTimeZone());
  const today = wall.slice(0, 10);
  const input = { ...unfiltered, organisation, from: today, till: addDays(today, daysShown - 1) };
  const { data } = useQuery(queries.agenda.occurrences.queryOptions({ input }));
  if (!data) return null;
  const { days, more, openings } = comingOf(shownOf(data), wall);
  return (
    <Card
      title={t('glance.week.title')}
      aside={
        <Link {...paths.organisationAgenda(organisation)} className={parts.link}>
          {t('glance.week.all')}
        </Link>
      }
    >
      {days.length === 0 && openings.length === 0 && <p className={parts.quiet}>{t('glance.week.nothing')}</p>}
      {openings.length > 0 && (
        <ul className={classes.openings} aria-label={t('glance.week.openings')}>
          {openings.map((opening) => (
            <Opening key={opening.id} opening={opening} now={wall} />
          ))}
        </ul>
      )}
      <Days days={days} organisation={organisation} today={today} />
      {more > 0 && <p className={parts.quiet}>{t('glance.week.more', { count: more })}</p>}
    </Card>
  );
};
