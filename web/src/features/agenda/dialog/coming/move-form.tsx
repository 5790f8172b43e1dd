import type { Which } from '@bronhouder/domain/agenda/acts/act.ts';
import { dayOfWall, timeOfWall } from '@bronhouder/domain/agenda/days.ts';
import type { Occurrence, Span } from '@bronhouder/domain/agenda/item.ts';
import { spanAsTyped } from '@bronhouder/domain/agenda/normalise.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { Button, Group, Radio, Stack, TextInput } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Message } from '../../../../forms/message.tsx';
import { LocationSelect } from '../fields/location-select.tsx';
import { SpanFields } from '../fields/span-fields.tsx';
import { useItem } from '../item-context.ts';
import classes from './coming.module.css';
import type { DateActs } from './use-date-acts.ts';

type Props = { occurrence: Occurrence; acts: DateActs; name: string };

const spanOf = ({ start, end }: Occurrence): Span =>
  spanAsTyped({ startDate: dayOfWall(start), startTime: timeOfWall(start), endDate: dayOfWall(end), endTime: timeOfWall(end) });

/** Another day, time or place for one date, or for all of them. */
export const MoveForm = ({ occurrence, acts, name }: Props) => {
  const { t } = useTranslation();
  const { item } = useItem();
  const form = useRef<HTMLFieldSetElement>(null);
  const [span, setSpan] = useState(() => spanOf(occurrence));
  const [location, setLocation] = useState(occurrence.location ?? item.location);
  const [reason, setReason] = useState(occurrence.reason);
  const [which, choose] = useState<Which>('this');
  const [problems, setProblems] = useState<Problem[]>([]);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const move = (event: FormEvent) => {
    event.preventDefault();
    const other = location === item.location ? null : location;
    setProblems(acts.move(occurrence, { at: occurrence.at, which, span, location: other, reason: reason.trim() }));
  };
  useWindowEvent('keydown', (event) => {
    const inList = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true';
    if (event.key === 'Escape' && !inList) acts.ask(null);
  });
  return (
    <form className={classes.whole} onSubmit={move}>
      <fieldset ref={form} className={classes.move}>
        <legend>{t('agendaDialog.change.moveTitle', { when: name })}</legend>
        <SpanFields span={span} path="span" name={name} problems={problems} onChange={setSpan} />
        {acts.canChangePlace && (
          <LocationSelect label={t('agendaDialog.change.location')} location={location} id="agenda-move-location" onChange={setLocation} />
        )}
        <TextInput
          label={t('agendaDialog.change.reason')}
          placeholder={t('agendaDialog.change.reasonExample')}
          maxLength={500}
          autoComplete="off"
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {acts.choices.length > 1 && (
          <Radio.Group
            label={t('agendaDialog.change.which')}
            value={which}
            onChange={(value) => choose(acts.choices.find((one) => one === value) ?? 'this')}
          >
            <Stack gap={6} mt={4}>
              {acts.choices.map((choice) => (
                <Radio key={choice} value={choice} label={t(`agendaDialog.change.${choice}`)} />
              ))}
            </Stack>
          </Radio.Group>
        )}
        <Message problems={problems.filter(({ field }) => !field.startsWith('span.'))} />
        <Group gap={8}>
          <Button type="submit" size="xs" loading={acts.pending}>
            {t('agendaDialog.change.confirmMove')}
          </Button>
          <Button size="xs" variant="default" onClick={() => acts.ask(null)}>
            {t('agendaDialog.change.back')}
          </Button>
        </Group>
      </fieldset>
    </form>
  );
};
