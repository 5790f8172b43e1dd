import { parseDate, readableDate } from '@bronhouder/domain/fields/calendar-date.ts';
import { ActionIcon, Popover, TextInput } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.css';
import 'dayjs/locale/nl';
import { IconCalendar } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-formats.ts';

type Props = {
  id: string;
  /** Names the date for the button of the calendar. */
  name: string;
  value: string;
  onChange: (value: string) => void;
  label?: string;
  error?: ReactNode;
  description?: ReactNode;
  required?: boolean;
  minimum?: string;
  maximum?: string;
  'data-part'?: string;
  'data-autofocus'?: boolean;
};

/** A date, typed as dd-mm-jjjj or picked from a calendar; as typed until it is a date. */
export const TypedDate = ({ name, value, onChange, minimum, maximum, ...input }: Props) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const [opened, setOpened] = useState(false);
  const date = parseDate(value) ?? null;
  const pick = (picked: string | null) => {
    if (picked) onChange(picked);
    setOpened(false);
  };
  const calendar = (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" withArrow trapFocus returnFocus shadow="md">
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('forms.date.pick', { label: name })} onClick={() => setOpened(!opened)}>
          <IconCalendar size={16} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <DatePicker
          locale={language}
          value={date}
          {...(date && { defaultDate: date })}
          {...(minimum && { minDate: minimum })}
          {...(maximum && { maxDate: maximum })}
          ariaLabels={{ previousMonth: t('forms.date.previousMonth'), nextMonth: t('forms.date.nextMonth') }}
          onChange={pick}
        />
      </Popover.Dropdown>
    </Popover>
  );
  return (
    <TextInput
      {...input}
      inputMode="numeric"
      autoComplete="off"
      maw={220}
      placeholder={t('forms.date.format')}
      value={readableDate(value)}
      rightSection={calendar}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => {
        if (date && date !== value) onChange(date);
      }}
    />
  );
};
