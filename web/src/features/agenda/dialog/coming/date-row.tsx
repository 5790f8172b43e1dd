import { dayOfWall } from '@bronhouder/domain/agenda/days.ts';
import type { Occurrence } from '@bronhouder/domain/agenda/item.ts';
import { ActionIcon, TextInput, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowBarToRight, IconCalendarCancel } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './coming.module.css';
import { DateMarks } from './date-marks.tsx';
import type { Marks } from './marks.ts';
import { MoveForm } from './move-form.tsx';
import type { DateActs } from './use-date-acts.ts';
import { useWhen } from './use-when.ts';

type Props = { occurrence: Occurrence; marks: Marks; current: boolean; acts: DateActs | null };

const Act = ({ name, of, Sign, onClick }: { name: string; of: string; Sign: typeof IconArrowBackUp; onClick: () => void }) => (
  <Tooltip label={name}>
    <ActionIcon variant="subtle" color="gray" size={28} aria-label={of} onClick={onClick}>
      <Sign size={16} stroke={1.75} />
    </ActionIcon>
  </Tooltip>
);

const Acts = ({ occurrence, acts, name }: { occurrence: Occurrence; acts: DateActs; name: string }) => {
  const { t } = useTranslation();
  const when = { when: name };
  return (
    <span className={classes.acts}>
      {occurrence.state !== 'planned' && (
        <Act
          name={t('agendaDialog.change.resume')}
          of={t('agendaDialog.change.resumeOf', when)}
          Sign={IconArrowBackUp}
          onClick={() => acts.resume(occurrence)}
        />
      )}
      {occurrence.state !== 'cancelled' && (
        <>
          <Act
            name={t('agendaDialog.change.move')}
            of={t('agendaDialog.change.moveOf', when)}
            Sign={IconArrowBarToRight}
            onClick={() => acts.ask(occurrence.at)}
          />
          <Act
            name={t('agendaDialog.change.cancel')}
            of={t('agendaDialog.change.cancelOf', when)}
            Sign={IconCalendarCancel}
            onClick={() => acts.cancel(occurrence)}
          />
        </>
      )}
    </span>
  );
};

/** One date: when, what is worth knowing about it, and right there the ways to move or skip it. */
export const DateRow = ({ occurrence, marks, current, acts }: Props) => {
  const { t } = useTranslation();
  const when = useWhen();
  const day = dayOfWall(occurrence.start);
  const cancelled = occurrence.state === 'cancelled';
  return (
    <li className={classes.date} data-at={occurrence.at} data-current={current || undefined} data-cancelled={cancelled || undefined}>
      <span className={classes.when}>
        <span className={classes.weekday}>{when.weekday(day)}</span>
        <span className={classes.day}>{when.date(day)}</span>
        <span className={classes.times}>{when.times(occurrence)}</span>
      </span>
      {acts && <Acts occurrence={occurrence} acts={acts} name={when.name(occurrence)} />}
      {occurrence.name && <span className={classes.name}>{occurrence.name}</span>}
      <DateMarks occurrence={occurrence} marks={marks} />
      {cancelled && acts?.canGiveReason && (
        <TextInput
          className={classes.whole ?? ''}
          size="xs"
          aria-label={t('agendaDialog.change.reason')}
          placeholder={t('agendaDialog.change.reason')}
          maxLength={500}
          value={occurrence.reason}
          onChange={(event) => acts.giveReason(occurrence, event.currentTarget.value)}
        />
      )}
      {cancelled &&
        !acts?.canGiveReason &&
        occurrence.reason &&
        occurrence.reason !== marks.holiday?.reason &&
        occurrence.reason !== marks.vacation?.reason && <span className={classes.quiet}>{occurrence.reason}</span>}
      {acts?.asked === occurrence.at && <MoveForm occurrence={occurrence} acts={acts} name={when.name(occurrence)} />}
    </li>
  );
};
