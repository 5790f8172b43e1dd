import type { Meeting } from '@bronhouder/domain/agenda/item.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { ActionIcon, Button, TextInput, VisuallyHidden } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Message } from '../../../../forms/message.tsx';
import { changedMeeting, withMeeting, withoutMeeting } from '../changing.ts';
import { useItem } from '../item-context.ts';
import { atPath } from './at-path.ts';
import classes from './fields.module.css';
import { SpanFields } from './span-fields.tsx';

type RowProps = {
  meeting: Meeting;
  index: number;
  problems: readonly Problem[];
  onChange: (change: Partial<Meeting>) => void;
  onRemove: () => void;
};

const MeetingRow = ({ meeting, index, problems, onChange, onRemove }: RowProps) => {
  const { t } = useTranslation();
  const path = `timing.meetings.${index}`;
  const name = t('agendaDialog.series.meeting', { number: index + 1 });
  return (
    <li className={classes.meeting} aria-label={name}>
      <div className={classes.meetingHead}>
        <TextInput
          {...atPath(`${path}.name`, problems)}
          className={classes.grow ?? ''}
          label={name}
          placeholder={t('agendaDialog.series.nameExample')}
          maxLength={200}
          autoComplete="off"
          value={meeting.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={34}
          mt={24}
          aria-label={t('agendaDialog.series.remove', { number: index + 1 })}
          onClick={onRemove}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </div>
      <SpanFields span={meeting.span} path={`${path}.span`} name={name} problems={problems} onChange={(span) => onChange({ span })} />
    </li>
  );
};

/** Named meetings that belong together, each on a day of its own. */
export const SeriesFields = () => {
  const { t } = useTranslation();
  const { item, shown, type } = useItem();
  const list = useRef<HTMLOListElement>(null);
  const [said, say] = useState('');
  const { meetings } = item;
  const add = () => {
    type({ meetings: withMeeting(meetings, crypto.randomUUID()) });
    window.setTimeout(() => list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus());
  };
  const remove = (id: string, index: number) => {
    type({ meetings: withoutMeeting(meetings, id) });
    say(t('agendaDialog.series.removed', { number: index + 1 }));
  };
  return (
    <div className={classes.rows}>
      <p className={classes.quiet}>{t(meetings.length === 0 ? 'agendaDialog.series.none' : 'agendaDialog.series.lead')}</p>
      <ol ref={list} className={classes.meetings} id={atPath('timing.meetings', []).id}>
        {meetings.map((meeting, index) => (
          <MeetingRow
            key={meeting.id}
            meeting={meeting}
            index={index}
            problems={shown}
            onChange={(change) => type({ meetings: changedMeeting(meetings, meeting.id, change) })}
            onRemove={() => remove(meeting.id, index)}
          />
        ))}
      </ol>
      <Message problems={shown.filter(({ field }) => field === 'timing.meetings')} />
      <Button variant="default" size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={add}>
        {t('agendaDialog.series.add')}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
};
