import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import { Button } from '@mantine/core';
import { IconCalendarCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import { useTimeZone } from '../../../i18n/use-formats.ts';
import { LoadFailure } from '../../../shell/failures/load-failure.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { type Ahead, aheadLooks } from './ahead-looks.ts';
import { Calendar } from './calendar.tsx';
import { byDay, calendarWeeks } from './calendar-weeks.ts';
import classes from './upcoming-card.module.css';
import { UpcomingList } from './upcoming-list.tsx';

const weeks = 6;
/** So many are listed at once. */
const step = 8;

type Days = Map<string, Ahead[]>;

/** The first so many, without breaking a day's items off their day. */
const firstOf = (days: Days, most: number): [string, Ahead[]][] => {
  const shown: [string, Ahead[]][] = [];
  let left = most;
  for (const [day, items] of days) {
    if (left <= 0) break;
    shown.push([day, items.slice(0, left)]);
    left -= items.length;
  }
  return shown;
};

/** What the marks of the calendar mean: only those that occur. */
const Legend = ({ items }: { items: Ahead[] }) => {
  const { t } = useTranslation();
  const kinds = (Object.keys(aheadLooks) as Ahead['what'][]).filter((what) => items.some((item) => item.what === what));
  return (
    <ul className={classes.legend}>
      {kinds.map((what) => {
        const { icon: Sign, tone } = aheadLooks[what];
        return (
          <li key={what}>
            <span className={classes[tone]}>
              <Sign size={14} aria-hidden />
            </span>
            {t(`team.upcoming.kinds.${what}`)}
          </li>
        );
      })}
    </ul>
  );
};

const Listed = ({ items, days, chosen, onAll }: { items: Ahead[]; days: Days; chosen: string | null; onAll: () => void }) => {
  const { t } = useTranslation();
  const [most, setMost] = useState(step);
  const ofDay = chosen === null ? undefined : days.get(chosen);
  const more = items.length - most;
  return (
    <div>
      <UpcomingList days={chosen !== null && ofDay ? [[chosen, ofDay]] : firstOf(days, most)} />
      {ofDay && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={onAll}>
          {t('team.upcoming.all')}
        </Button>
      )}
      {!ofDay && more > 0 && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setMost(most + 4 * step)}>
          {t('team.upcoming.more', { count: more })}
        </Button>
      )}
    </div>
  );
};

/** What will happen by itself in the coming six weeks (beyond the specification, 6): a calendar with marks, and beside it each thing. */
export const UpcomingCard = ({ team, className }: { team: string; className?: string | undefined }) => {
  const { t } = useTranslation();
  const zone = useTimeZone();
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, isError, refetch } = useQuery(queries.team.upcoming.queryOptions({ input: { key: team, weeks } }));
  const days = byDay(data ?? [], zone);
  const aside = data && t('team.upcoming.lead', { count: data.length });
  return (
    <Card title={t('team.upcoming.title')} aside={aside} className={className}>
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <LinesSkeleton lines={6} />}
      {data && (
        <div className={classes.parts}>
          <div>
            <Calendar
              weeks={calendarWeeks(todayIn(zone, new Date().toISOString()), weeks)}
              days={days}
              chosen={chosen}
              onChoose={setChosen}
            />
            <Legend items={data} />
          </div>
          {data.length === 0 ? (
            <EmptyState icon={IconCalendarCheck} title={t('team.upcoming.nothing')} />
          ) : (
            <Listed items={data} days={days} chosen={chosen} onAll={() => setChosen(null)} />
          )}
        </div>
      )}
    </Card>
  );
};
