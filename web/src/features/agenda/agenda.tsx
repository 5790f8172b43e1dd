import type { Day, Span } from '@bronhouder/domain/agenda/item.ts';
import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import { Alert } from '@mantine/core';
import { IconCalendarEvent, IconInfoCircle } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalised, useTimeZone } from '../../i18n/use-formats.ts';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { useNow } from '../records/use-now.ts';
import { type AgendaSearch, isFiltered, type View } from './agenda-search.ts';
import { Calendar } from './calendar/calendar.tsx';
import { FailureNote } from './calendar/failure-note.tsx';
import { Filters } from './calendar/filters.tsx';
import { KeysNote } from './calendar/keyboard/keys-note.tsx';
import { Legend } from './calendar/legend.tsx';
import { MoveDialog } from './calendar/moving/move-dialog.tsx';
import { SkipDialog } from './calendar/moving/skip-dialog.tsx';
import { useActs } from './calendar/moving/use-acts.tsx';
import { periodOf, stepped } from './calendar/period.ts';
import { choicesOf, type Shown } from './calendar/shown.ts';
import { Toolbar } from './calendar/toolbar.tsx';
import { type Scope, useAgenda } from './calendar/use-agenda.ts';
import { useWords } from './calendar/use-words.ts';
import { byDay as holidaysByDay, vacationOn } from './holidays/marks.ts';
import { RegionNote } from './holidays/region-note.tsx';
import { useHolidays } from './holidays/use-holidays.ts';
import { ReadingNotAllowed } from './not-allowed.tsx';
import type { HolidayRegion } from '@bronhouder/domain/holidays/region.ts';
import { useHolidayText } from './holidays/use-holiday-text.ts';

type Props = {
  scope: Scope;
  /** Where holidays are kept; null: those of the tenant. */
  region: HolidayRegion | null | undefined;
  /** Whether the agenda itself may be read; without, there may still be times of what is one's own. Not known yet: undefined. */
  reads: boolean | undefined;
  /** Makes something at a day or time; absent where the user may not. */
  onNew: ((start: string) => void) | undefined;
  search: AgendaSearch;
  onSearch: (change: AgendaSearch) => void;
  onOpen: (shown: Shown) => void;
  children?: ReactNode;
};

type Asked = { act: 'move'; shown: Shown; span?: Span } | { act: 'skip'; shown: Shown };

const mayChange = ({ entry }: Shown): boolean => entry.actions.includes('update');
/** What a day leads to in each view: closer to it. */
const closer: Record<View, View> = { month: 'week', week: 'list', list: 'week' };

/** When something takes place, in an organisation, a team, of a product or at a location: by week, month and list (point 2). */
export const Agenda = ({ scope, region, reads, onNew, search, onSearch, onOpen, children }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const zone = useTimeZone();
  const today = todayIn(zone, useNow());
  const view = search.view ?? 'week';
  const day = search.date ?? today;
  const period = periodOf(view, day);
  const agenda = useAgenda(scope, period, search);
  const acts = useActs();
  const [asked, ask] = useState<Asked | null>(null);
  const holidayText = useHolidayText();
  const kept = useHolidays(search.region ?? region, period.asked);
  const holidays = holidaysByDay(kept.holidays);
  const localised = useLocalised();
  const goTo = (date: Day) => onSearch({ date: date === today ? undefined : date });
  const step = (by: -1 | 1) => {
    const to = stepped(view, day, by);
    goTo(to);
    return periodOf(view, to).asked;
  };
  const close = () => {
    ask(null);
    acts.reset();
  };
  const drop = (shown: Shown, span: Span) => {
    acts.reset();
    if (shown.entry.repeats) ask({ act: 'move', shown, span });
    else acts.move(shown, { span, which: 'all', reason: '' });
  };
  const label = words.period(view, period);
  const choices = choicesOf(agenda.every ?? []);
  const empty = agenda.shown?.length === 0;
  const unread = reads === false && empty;
  if (agenda.failed && !agenda.shown) return <LoadFailure onRetry={agenda.retry} />;
  return (
    <>
      <Toolbar
        view={view}
        period={label}
        week={view === 'week' ? words.week(day) : undefined}
        onView={(next) => onSearch({ view: next === 'week' ? undefined : next })}
        onStep={step}
        onToday={() => goTo(today)}
        onUndo={acts.undo ?? undefined}
      />
      <Filters search={search} {...choices} onChange={onSearch} />
      {children}
      {!asked && acts.failure && <FailureNote title={t('calendar.failed')}>{acts.failure}</FailureNote>}
      {agenda.more && (
        <Alert color="yellow" role="note" mb="sm" icon={<IconInfoCircle aria-hidden />}>
          {t('calendar.cut', { count: agenda.shown?.length ?? 0 })}
        </Alert>
      )}
      {unread && <ReadingNotAllowed />}
      {empty && !unread && (
        <EmptyState icon={IconCalendarEvent} title={t(isFiltered(search) ? 'calendar.emptyFiltered' : 'calendar.empty')}>
          {!isFiltered(search) && t(onNew ? 'calendar.emptyLead' : 'calendar.emptyRead')}
        </EmptyState>
      )}
      {!agenda.shown && <LinesSkeleton lines={10} />}
      {agenda.shown && !unread && (
        <Calendar
          view={view}
          period={period}
          label={label}
          shown={agenda.shown}
          settled={!agenda.stale}
          today={today}
          several={!('organisation' in scope)}
          holiday={(on) => {
            const holiday = holidays.get(on);
            return holiday && holidayText(holiday);
          }}
          vacation={(on) => {
            const vacation = vacationOn(kept.vacations, on);
            return vacation && { name: localised(vacation.name), from: vacation.from };
          }}
          mayChange={mayChange}
          onStep={step}
          onToday={() => goTo(today)}
          onDay={(date) => onSearch({ view: closer[view] === 'week' ? undefined : closer[view], date })}
          onOpen={onOpen}
          onNew={onNew}
          onMove={(shown) => ask({ act: 'move', shown })}
          onSkip={(shown) => ask({ act: 'skip', shown })}
          onResume={acts.resume}
          onDrop={drop}
        />
      )}
      <Legend products={choices.products} />
      <RegionNote kept={kept} onChange={(chosen) => onSearch({ region: chosen })} />
      {!unread && <KeysNote makes={onNew !== undefined} />}
      {asked?.act === 'move' && <MoveDialog {...asked} acts={acts} onClose={close} />}
      {asked?.act === 'skip' && <SkipDialog {...asked} acts={acts} onClose={close} />}
    </>
  );
};
