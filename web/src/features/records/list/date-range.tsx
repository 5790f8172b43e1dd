import { parseDate } from '@bronhouder/domain/fields/calendar-date.ts';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TypedDate } from '../../../forms/fields/typed-date.tsx';

type Bound = { label: string; value: string | undefined };
type DateBoxProps = Bound & { onDate: (date: string | undefined) => void };

/** A date that counts as soon as it is one, and as none when it is emptied; anything else waits and says so. */
const DateBox = ({ label, value, onDate }: DateBoxProps) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value ?? '');
  const id = useId();
  useEffect(() => setTyped(value ?? ''), [value]);
  const type = (text: string) => {
    setTyped(text);
    const date = parseDate(text);
    if (date !== undefined || text === '') onDate(date);
  };
  const wrong = typed.length >= 10 && parseDate(typed) === undefined;
  return <TypedDate id={id} name={label} label={label} value={typed} onChange={type} {...(wrong && { error: t('problems.date') })} />;
};

type Props = { from: Bound; till: Bound; onChange: (range: { from: string | undefined; till: string | undefined }) => void };

/** Two dates between which something lies, both included, each of which may be absent. */
export const DateRange = ({ from, till, onChange }: Props) => (
  <>
    <DateBox {...from} onDate={(date) => onChange({ from: date, till: till.value })} />
    <DateBox {...till} onDate={(date) => onChange({ from: from.value, till: date })} />
  </>
);
