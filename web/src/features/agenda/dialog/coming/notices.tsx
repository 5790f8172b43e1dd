import type { Day, Occurrence, Timing } from '@bronhouder/domain/agenda/item.ts';
import { noticesOf } from '@bronhouder/domain/agenda/notices.ts';
import { Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '../../../../i18n/use-formats.ts';
import { useKnownText } from '../../holidays/use-known-text.ts';
import type { Skip } from './changes.ts';
import classes from './coming.module.css';
import type { Marks } from './marks.ts';
import { useNoticeText } from './use-notice-text.ts';

type Props = {
  timing: Timing;
  was: Timing | null;
  shown: readonly Occurrence[];
  marks: (occurrence: Occurrence) => Marks;
  /** Until when school vacations are known; null: they are not. */
  vacationsKnown: Day | null | undefined;
  /** Skips dates, each for a reason; null: the editor may not. */
  onSkip: ((dates: Skip[]) => void) | null;
};

/** What dates fall on that may be a reason to skip them. */
const offered = ['holiday', 'vacation'] as const;

/** What somebody who types a pattern should know, though nothing is wrong; holidays are offered as exceptions, never applied by themselves. */
export const Notices = ({ timing, was, shown, marks, vacationsKnown, onSkip }: Props) => {
  const { t } = useTranslation();
  const zone = useTimeZone();
  const text = useNoticeText();
  const notices = useMemo(() => noticesOf(timing, { zone, was }), [timing, zone, was]);
  const known = useKnownText();
  const planned = shown.filter(({ state }) => state === 'planned');
  const offers = offered
    .map((kind) => ({
      kind,
      dates: planned.flatMap((occurrence) => {
        const reason = marks(occurrence)[kind];
        return reason ? [{ occurrence, reason }] : [];
      }),
    }))
    .filter(({ dates }) => dates.length > 0);
  // Nobody asks about vacations for a single date.
  const last = shown.length > 1 ? shown.at(-1)?.start.slice(0, 10) : undefined;
  const unknown = last !== undefined && vacationsKnown !== undefined && (vacationsKnown ?? '') < last;
  if (notices.length === 0 && offers.length === 0 && !unknown) return null;
  return (
    <ul className={classes.notices} aria-label={t('agendaDialog.notices.title')}>
      {notices.map((notice) => (
        <li key={notice.code}>
          <IconInfoCircle size={16} aria-hidden />
          <span>{text(notice)}</span>
        </li>
      ))}
      {offers.map(({ kind, dates }) => (
        <li key={kind}>
          <IconInfoCircle size={16} aria-hidden />
          <span>
            {t(`agendaDialog.notices.on.${kind}`, { count: dates.length })}{' '}
            {onSkip && (
              <Button variant="subtle" size="compact-xs" onClick={() => onSkip(dates)}>
                {t('agendaDialog.notices.skipOffered', { count: dates.length })}
              </Button>
            )}
          </span>
        </li>
      ))}
      {unknown && (
        <li>
          <IconInfoCircle size={16} aria-hidden />
          <span>{known(vacationsKnown)}</span>
        </li>
      )}
    </ul>
  );
};
