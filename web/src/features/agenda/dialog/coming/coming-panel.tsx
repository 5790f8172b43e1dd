import type { Timing } from '@bronhouder/domain/agenda/item.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { plainTiming } from '@bronhouder/domain/agenda/plain.ts';
import { wallAt } from '@bronhouder/domain/agenda/zone.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconCalendarTime } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '../../../../i18n/use-formats.ts';
import { useHoldsEscape } from '../holds-escape.ts';
import { useItem } from '../item-context.ts';
import { type Preview, splitAt } from './coming.ts';
import classes from './coming.module.css';
import { DateRow } from './date-row.tsx';
import { Notices } from './notices.tsx';
import { WholeDates } from './whole-dates.tsx';
import { Summary } from './summary.tsx';
import { type MoveFollowing, useDateActs } from './use-date-acts.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useFree } from './use-free.ts';
import { useMarks } from './use-marks.ts';
import { useTimingWords } from './use-timing-words.ts';

type Props = {
  preview: Preview | null;
  /** What is typed is not finished: the dates are those of before. */
  stale: boolean;
  /** The timing that is being changed; null: a new one. */
  was: Timing | null;
  item: Key | null;
  at: string | undefined;
  following: MoveFollowing;
  mayChange: boolean;
};

const atOnce = 12;
const more = 25;

/** Which dates are shown: those to come, a page at a time, and those before when asked. The one that was opened is always among them. */
const useShown = (preview: Preview | null, at: string | undefined) => {
  const now = wallAt(new Date().toISOString(), useTimeZone());
  const { past, coming } = splitAt(preview?.occurrences ?? [], now);
  const isPast = past.some((one) => one.at === at);
  const [withPast, showPast] = useState(isPast);
  const [size, setSize] = useState(Math.max(atOnce, coming.findIndex((one) => one.at === at) + 3));
  return {
    past: withPast ? [] : past,
    coming,
    shown: [...(withPast ? past : []), ...coming.slice(0, size)],
    left: Math.max(0, coming.length - size),
    onlyPast: past.length > 0 && coming.length === 0,
    showPast: () => showPast(true),
    showMore: () => setSize(size + more),
  };
};

/** The opened date comes into sight when the dialog opens. */
const useInSight = (at: string | undefined, there: boolean) => {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (at && there) list.current?.querySelector(`[data-at="${CSS.escape(at)}"]`)?.scrollIntoView({ block: 'center' });
  }, [at, there]);
  return list;
};

/** The dates of what is being typed, at once: in words, in numbers, and one by one with what is worth knowing about each. */
export const ComingPanel = ({ preview, stale, was, item, at, following, mayChange }: Props) => {
  const { t } = useTranslation();
  const around = useItem();
  const words = useTimingWords();
  const [said, say] = useState('');
  const acts = useDateActs(preview, following, say);
  const { past, coming, shown, left, onlyPast, showPast, showMore } = useShown(preview, at);
  const dates = shown.length > coming.length ? shown : coming;
  // Opening hours have a date for every day: those that are seen are enough at once.
  const offered = preview?.timing.kind === 'hours' ? shown : coming;
  const { free, vacationsKnown } = useFree(around.organisation, dates);
  const marks = useMarks({ item, location: around.item.location, shown, free, mayChange });
  const list = useInSight(at, preview !== null);
  useHoldsEscape(acts.asked !== null);
  const kept = useFocusKept([said, acts.asked, preview]);
  const title = t(mayChange ? 'agendaDialog.coming.title' : 'agendaDialog.coming.read');
  return (
    <section {...kept} className={classes.panel} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {!preview && (
        <p className={classes.waiting}>
          <IconCalendarTime size={20} stroke={1.75} aria-hidden />
          {t('agendaDialog.coming.waiting')}
        </p>
      )}
      {preview && (
        <div className={classes.found} data-stale={stale || undefined}>
          <p className={classes.sentence}>
            <WholeDates>{plainTiming(preview.timing, words)}</WholeDates>
          </p>
          <Summary preview={preview} stale={stale} />
          <Notices
            timing={preview.timing}
            was={was}
            dates={offered}
            free={free}
            vacationsKnown={vacationsKnown}
            onSkip={mayChange ? acts.skip : null}
          />
          {past.length > 0 && (
            <Button variant="subtle" size="compact-sm" onClick={showPast}>
              {t('agendaDialog.coming.past', { count: past.length })}
            </Button>
          )}
          {onlyPast && <p className={classes.quiet}>{t('agendaDialog.coming.onlyPast')}</p>}
          <ol ref={list} className={classes.dates} aria-label={t('agendaDialog.coming.list')}>
            {shown.map((occurrence) => (
              <DateRow
                key={occurrence.at}
                occurrence={occurrence}
                marks={marks(occurrence)}
                current={occurrence.at === at}
                acts={mayChange && !stale ? acts : null}
              />
            ))}
          </ol>
          {left > 0 && (
            <Button variant="subtle" size="compact-sm" onClick={showMore}>
              {t('agendaDialog.coming.more', { count: Math.min(left, more) })}
            </Button>
          )}
        </div>
      )}
    </section>
  );
};
