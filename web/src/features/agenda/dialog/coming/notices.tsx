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
import type { Free } from './marks.ts';
import { useNoticeText } from './use-notice-text.ts';

type Props = {
  timing: Timing;
  was: Timing | null;
  /** Those to come. */
  dates: readonly Occurrence[];
  free: (occurrence: Occurrence) => Free;
  /** Until when school vacations are known; null: they are not. */
  vacationsKnown: Day | null | undefined;
  /** Skips dates, each for a reason; null: the editor may not. */
  onSkip: ((dates: Skip[]) => void) | null;
};

/** What dates fall on that may be a reason to skip them. */
const offered = ['holiday', 'vacation'] as const;

/** What somebody who types a pattern should know, though nothing is wrong; holidays are offered as exceptions, never applied by themselves. */
export const Notices = ({ timing, was, dates, free, vacationsKnown, onSkip }: Props) => {
  const { t } = useTranslation();
  const zone = useTimeZone();
  const text = useNoticeText();
  const notices = useMemo(() => noticesOf(timing, { zone, was }), [timing, zone, was]);
  const known = useKnownText();
  const planned = dates.filter(({ state }) => state === 'planned');
  const offers = offered
    .map((kind) => ({
      kind,
      on: planned.flatMap((occurrence) => {
        const found = free(occurrence)[kind];
        return found ? [{ occurrence, reason: found.reason }] : [];
      }),
    }))
    .filter(({ on }) => on.length > 0);
  // Nobody asks about vacations for a single date.
  const last = dates.length > 1 ? dates.at(-1)?.start.slice(0, 10) : undefined;
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
      {offers.map(({ kind, on }) => (
        <li key={kind}>
          <IconInfoCircle size={16} aria-hidden />
          <span>
            {t(`agendaDialog.notices.on.${kind}`, { count: on.length })}{' '}
            {onSkip && (
              <Button variant="subtle" size="compact-xs" onClick={() => onSkip(on)}>
                {t('agendaDialog.notices.skipOffered', { count: on.length })}
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
