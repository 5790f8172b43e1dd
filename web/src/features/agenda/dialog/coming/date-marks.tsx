import { dayOfWall } from '@bronhouder/domain/agenda/days.ts';
import type { Occurrence } from '@bronhouder/domain/agenda/item.ts';
import { IconArrowBarToRight, IconBan, IconConfetti, IconDoorOff, IconMapPin, IconSchool, IconUsersGroup } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNamed } from '../../../../forms/supplements/named.ts';
import { Chip } from '../../../../ui/chip.tsx';
import classes from './coming.module.css';
import type { Busy, Marks } from './marks.ts';
import { useWhen } from './use-when.ts';

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

const State = ({ occurrence: { state, at, start } }: { occurrence: Occurrence }) => {
  const { t } = useTranslation();
  const when = useWhen();
  if (state === 'planned') return null;
  if (state === 'cancelled') {
    return (
      <Chip tone="bad" icon={<IconBan size={14} aria-hidden />}>
        {t('agendaDialog.coming.state.cancelled')}
      </Chip>
    );
  }
  return (
    <Chip tone="plan" icon={<IconArrowBarToRight size={14} aria-hidden />}>
      {[
        t('agendaDialog.coming.state.moved'),
        isDay(at) && at !== dayOfWall(start) ? t('agendaDialog.coming.was', { when: when.day(at) }) : '',
      ]
        .filter(Boolean)
        .join(', ')}
    </Chip>
  );
};

const BusyChip = ({ other }: { other: Busy }) => {
  const { t } = useTranslation();
  const times = useWhen().times(other);
  return (
    <Chip tone="warn" icon={<IconUsersGroup size={14} aria-hidden />}>
      {other.title === null
        ? t('agendaDialog.coming.busyUnnamed', { times })
        : t('agendaDialog.coming.busy', { title: other.title, times })}
    </Chip>
  );
};

/** What is different or worth knowing about a date, in words. */
export const DateMarks = ({ occurrence, marks }: { occurrence: Occurrence; marks: Marks }) => {
  const { t } = useTranslation();
  const named = useNamed();
  const { location, reason, state } = occurrence;
  return (
    <span className={classes.marks}>
      <State occurrence={occurrence} />
      {state === 'moved' && reason && <span className={classes.quiet}>{reason}</span>}
      {location && (
        <Chip icon={<IconMapPin size={14} aria-hidden />}>
          {t('agendaDialog.coming.at', { title: named(location)?.title ?? t('forms.supplement.gone') })}
        </Chip>
      )}
      {marks.closed !== null && (
        <Chip tone="bad" icon={<IconDoorOff size={14} aria-hidden />}>
          {t('agendaDialog.coming.closed', { reason: marks.closed })}
        </Chip>
      )}
      {marks.holiday && (
        <Chip tone="accent" icon={<IconConfetti size={14} aria-hidden />}>
          {marks.holiday.text}
        </Chip>
      )}
      {marks.vacation && <Chip icon={<IconSchool size={14} aria-hidden />}>{marks.vacation.text}</Chip>}
      {marks.busy.map((other) => (
        <BusyChip key={`${other.start} ${other.title}`} other={other} />
      ))}
    </span>
  );
};
