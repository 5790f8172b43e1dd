import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import type { Holiday } from '@bronhouder/domain/holidays/holiday.ts';
import type { HolidayRegion } from '@bronhouder/domain/holidays/region.ts';
import type { Vacation } from '@bronhouder/domain/holidays/vacation.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/clients.ts';
import { RestoredNotice } from '../../forms/restored-notice.tsx';
import { useTimeZone } from '../../i18n/use-formats.ts';
import { paths } from '../../paths.ts';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { chosenDays, vacationsIn, windowFrom, withYearBefore } from './days.ts';
import { DaysCard } from './days-card.tsx';
import classes from './hours.module.css';
import { OrganisationsCard } from './organisations-card.tsx';
import { type Row, totalsOf } from './plan.ts';
import { ResultsCard } from './results-card.tsx';
import { SaveBar } from './save-bar.tsx';
import type { HolidayHoursSearch } from './search.ts';
import { useHours } from './use-hours.ts';
import { useEarlierPlan, useKeptPlan } from './use-kept-plan.ts';
import { usePlan, useRules } from './use-plan.ts';
import { useSaveHours } from './use-save-hours.ts';

type Kept = { region: HolidayRegion; holidays: Holiday[]; vacations: Vacation[]; vacationsKnown: string | null };
type Props = { team: string; rows: Row[]; kept: Kept; window: { from: string; till: string }; search: HolidayHoursSearch };

const noDays: string[] = [];
const noOwn: NonNullable<HolidayHoursSearch['own']> = [];

const Planner = ({ team, rows, kept, window, search }: Props) => {
  const navigate = useNavigate();
  const { earlier, told, dismiss } = useEarlierPlan(team);
  const { rules, setRule, resetRules } = useRules(earlier?.content.rules);
  const { days = noDays, own = noOwn } = search;
  const chosen = useMemo(() => chosenDays(kept.holidays, days, own, rules), [kept.holidays, days, own, rules]);
  const { plan, made, correct, toggle, all, reset } = usePlan(rows, chosen, earlier?.content.made);
  const [publish, setPublish] = useState(true);
  const saving = useSaveHours(team);
  useKeptPlan(team, { rules, made }, saving.state.phase === 'done');
  const change = (part: HolidayHoursSearch) => void navigate({ ...paths.teamHolidayHours(team, { ...search, ...part }), replace: true });
  const discard = () => {
    resetRules();
    reset();
  };
  // What was not reached stays as it was corrected, to be saved again.
  const close = () => {
    if (saving.state.phase === 'done') reset();
    saving.reset();
  };
  if (saving.state.phase !== 'idle') return <ResultsCard state={saving.state} onClose={close} />;
  return (
    <>
      {earlier && told && <RestoredNotice at={earlier.at} onDiscard={discard} onClose={dismiss} />}
      <div className={classes.page}>
        <DaysCard
          region={kept.region}
          holidays={kept.holidays.filter(({ day }) => window.from <= day)}
          vacations={vacationsIn(kept.vacations, window)}
          vacationsKnown={kept.vacationsKnown}
          window={window}
          search={search}
          rules={rules}
          onSearch={change}
          onRule={setRule}
        />
        <OrganisationsCard plan={plan} chosen={chosen.length > 0} onToggle={toggle} onAll={all} onCorrect={correct} />
      </div>
      {chosen.length > 0 && plan.length > 0 && (
        <SaveBar totals={totalsOf(plan)} publish={publish} onPublish={setPublish} onSave={() => void saving.run(plan, publish)} />
      )}
    </>
  );
};

/** `/team/:team/holidayhours`: the hours on holidays of all organisations beneath a team, proposed, corrected and saved at once. */
export const HolidayHoursPage = () => {
  const { t } = useTranslation();
  const { team = '' } = useParams({ strict: false });
  const search: HolidayHoursSearch = useSearch({ strict: false });
  const zone = useTimeZone();
  const today = todayIn(zone, new Date().toISOString());
  const window = useMemo(() => windowFrom(today), [today]);
  const rows = useHours(team, window);
  const holidays = useQuery(
    queries.holiday.list.queryOptions({
      input: { ...(search.region && { region: search.region }), ...withYearBefore(window) },
      placeholderData: (before) => before,
    }),
  );
  const title = t('holidays.hours.title');
  const failed = rows.isError || holidays.isError;
  const retry = () => void Promise.all([rows.refetch(), holidays.refetch()]);
  return (
    <>
      <PageHead title={title} page={title} />
      <p className={classes.intro}>{t('holidays.hours.lead')}</p>
      {rows.data && holidays.data && (
        <Planner key={team} team={team} rows={rows.data} kept={holidays.data} window={window} search={search} />
      )}
      {!(rows.data && holidays.data) && (failed ? <LoadFailure onRetry={retry} /> : <PageSkeleton label={t('shell.loading')} />)}
    </>
  );
};
