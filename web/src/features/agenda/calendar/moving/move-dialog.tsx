import type { Which } from '@bronhouder/domain/agenda/acts/act.ts';
import type { Span } from '@bronhouder/domain/agenda/item.ts';
import { parseDate } from '@bronhouder/domain/fields/calendar-date.ts';
import { parseTime } from '@bronhouder/domain/fields/slots.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../forms/form-dialog.tsx';
import { minutesOf } from '../layout/pieces.ts';
import type { Shown } from '../shown.ts';
import { useWords } from '../use-words.ts';
import { spanFrom, spanOf } from './drop.ts';
import { ReasonInput } from './reason-input.tsx';
import { SpanInput } from './span-input.tsx';
import type { Acts } from './use-acts.tsx';
import { WhichChoice } from './which-choice.tsx';

const whiches = ['this', 'following', 'all'] as const;

/** What is no date and no time yet; the rest is the server's to say. */
const unread = ({ startDate, startTime, endDate, endTime }: Span): Problem[] => [
  ...[
    ['startDate', startDate],
    ['endDate', endDate],
  ].flatMap(([field = '', text = '']) => (parseDate(text) ? [] : [{ field: `span.${field}`, code: 'date' as const }])),
  ...[
    ['startTime', startTime],
    ['endTime', endTime],
  ].flatMap(([field = '', text = '']) => (parseTime(text) ? [] : [{ field: `span.${field}`, code: 'time' as const }])),
];

/** The end goes along with the beginning, so that it lasts as long as it did. */
const goingAlong = (shown: Shown, before: Span, next: Span): Span => {
  const [day, time] = [parseDate(next.startDate), parseTime(next.startTime)];
  const moved = next.startDate !== before.startDate || next.startTime !== before.startTime;
  if (!moved || !day || !time) return next;
  const { endDate, endTime } = spanFrom(shown, day, minutesOf(`${day}T${time}`));
  return { ...next, endDate, endTime };
};

type Props = { shown: Shown; span?: Span | undefined; acts: Acts; onClose: () => void };

/** Moves one time to another day or hour, and asks what is meant when it comes back. `span`: where it was dropped. */
export const MoveDialog = ({ shown, span: dropped, acts, onClose }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const [span, setSpan] = useState(dropped ?? spanOf(shown));
  const [which, setWhich] = useState<Which>(shown.entry.repeats ? 'this' : 'all');
  const [reason, setReason] = useState('');
  const [told, setTold] = useState(false);
  const own = told ? unread(span) : [];
  const problems = own.length > 0 ? own : acts.problems;
  const submit = () => {
    setTold(true);
    if (unread(span).length > 0) return;
    const read = (date: string, time: string): [string, string] => [parseDate(date) ?? date, parseTime(time) ?? time];
    const [startDate, startTime] = read(span.startDate, span.startTime);
    const [endDate, endTime] = read(span.endDate, span.endTime);
    acts.move(shown, { span: { startDate, startTime, endDate, endTime }, which, reason }, onClose);
  };
  return (
    <FormDialog
      title={t('calendar.move.title')}
      confirm={t('calendar.move.confirm')}
      cancel={t('calendar.move.cancel')}
      lead={<Text>{t('calendar.move.lead', { title: shown.title, when: words.when(shown) })}</Text>}
      failure={acts.problems.length > 0 ? null : acts.failure}
      pending={acts.pending}
      onSubmit={submit}
      onClose={onClose}
    >
      <SpanInput
        value={span}
        problems={problems.filter(({ field }) => field !== 'reason')}
        onChange={(next) => {
          setSpan(goingAlong(shown, span, next));
          acts.reset();
        }}
      />
      {shown.entry.repeats && <WhichChoice label={t('calendar.move.which')} ones={whiches} value={which} onChange={setWhich} />}
      {which === 'this' && (
        <ReasonInput
          value={reason}
          problems={problems}
          onChange={(text) => {
            setReason(text);
            acts.reset();
          }}
        />
      )}
    </FormDialog>
  );
};
