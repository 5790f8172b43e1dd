import type { Occurrence, Timing } from '@bronhouder/domain/agenda/item.ts';
import { noticesOf } from '@bronhouder/domain/agenda/notices.ts';
import { Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '../../../../i18n/use-formats.ts';
import type { Skip } from './changes.ts';
import classes from './coming.module.css';
import type { Marks } from './marks.ts';
import { useNoticeText } from './use-notice-text.ts';

type Props = {
  timing: Timing;
  was: Timing | null;
  shown: readonly Occurrence[];
  marks: (occurrence: Occurrence) => Marks;
  /** Skips dates, each for a reason; null: the editor may not. */
  onSkip: ((dates: Skip[]) => void) | null;
};

/** What somebody who types a pattern should know, though nothing is wrong; holidays are offered as exceptions, never applied by themselves. */
export const Notices = ({ timing, was, shown, marks, onSkip }: Props) => {
  const { t } = useTranslation();
  const zone = useTimeZone();
  const text = useNoticeText();
  const notices = useMemo(() => noticesOf(timing, { zone, was }), [timing, zone, was]);
  const onHolidays = shown.flatMap((occurrence) => {
    const { holiday } = marks(occurrence);
    return holiday && occurrence.state === 'planned' ? [{ occurrence, reason: holiday }] : [];
  });
  if (notices.length === 0 && onHolidays.length === 0) return null;
  return (
    <ul className={classes.notices} aria-label={t('agendaDialog.notices.title')}>
      {notices.map((notice) => (
        <li key={notice.code}>
          <IconInfoCircle size={16} aria-hidden />
          <span>{text(notice)}</span>
        </li>
      ))}
      {onHolidays.length > 0 && (
        <li>
          <IconInfoCircle size={16} aria-hidden />
          <span>
            {t('agendaDialog.notices.holidays', { count: onHolidays.length })}{' '}
            {onSkip && (
              <Button variant="subtle" size="compact-xs" onClick={() => onSkip(onHolidays)}>
                {t('agendaDialog.notices.skipHolidays', { count: onHolidays.length })}
              </Button>
            )}
          </span>
        </li>
      )}
    </ul>
  );
};
