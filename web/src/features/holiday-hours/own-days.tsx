import { parseDate } from '@bronhouder/domain/fields/calendar-date.ts';
import type { Rule } from '@bronhouder/domain/holidays/proposal.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TypedDate } from '../../forms/fields/typed-date.tsx';
import { messageAt } from '../../forms/message.tsx';
import { asBefore, ownId } from './days.ts';
import classes from './days.module.css';
import { RuleInput } from './rule-input.tsx';
import type { OwnDays } from './search.ts';
import { useTexts } from './use-texts.ts';

type Window = { from: string; till: string };

const required = (field: string): Problem => ({ field, code: 'required' });

/** What is wrong with days as typed: they have to lie in the window. */
const problemsOf = ({ from, till, name }: OwnDays, window: Window): Problem[] => {
  const [first, last] = [parseDate(from), till.trim() ? parseDate(till) : parseDate(from)];
  return [
    ...(name.trim() ? [] : [required('name')]),
    ...(from.trim() ? (first ? [] : [{ field: 'from', code: 'date' as const }]) : [required('from')]),
    ...(first && first < window.from ? [{ field: 'from', code: 'date-minimum' as const, values: { minimum: window.from } }] : []),
    ...(till.trim() && !last ? [{ field: 'till', code: 'date' as const }] : []),
    ...(first && last && last < first ? [{ field: 'till', code: 'date-order' as const }] : []),
    ...(last && last > window.till ? [{ field: 'till', code: 'date-maximum' as const, values: { maximum: window.till } }] : []),
  ];
};

const blank: OwnDays = { from: '', till: '', name: '' };

const AddForm = ({ window, onAdd }: { window: Window; onAdd: (days: OwnDays) => void }) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(blank);
  const [problems, setProblems] = useState<Problem[]>([]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(typed, window);
    setProblems(found);
    const from = parseDate(typed.from);
    if (found.length > 0 || !from) return;
    onAdd({ from, till: parseDate(typed.till) ?? from, name: typed.name.trim() });
    setTyped(blank);
  };
  const change = (part: Partial<OwnDays>) => setTyped({ ...typed, ...part });
  return (
    <form className={classes.addForm} onSubmit={submit} noValidate>
      <TextInput
        label={t('holidays.hours.own.name')}
        placeholder={t('holidays.hours.own.example')}
        maxLength={200}
        value={typed.name}
        error={messageAt(problems, 'name')}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TypedDate
        id="own-from"
        name={t('holidays.hours.own.from')}
        label={t('holidays.hours.own.from')}
        value={typed.from}
        error={messageAt(problems, 'from')}
        onChange={(from) => change({ from })}
      />
      <TypedDate
        id="own-till"
        name={t('holidays.hours.own.till')}
        label={t('holidays.hours.own.till')}
        value={typed.till}
        error={messageAt(problems, 'till')}
        onChange={(till) => change({ till })}
      />
      <Button type="submit" variant="default" leftSection={<IconPlus size={14} aria-hidden />}>
        {t('holidays.hours.own.add')}
      </Button>
    </form>
  );
};

type Props = {
  own: OwnDays[];
  /** Those that stand on the page already. */
  listed: OwnDays[];
  window: Window;
  rules: Record<string, Rule>;
  onChange: (own: OwnDays[]) => void;
  onRule: (id: string, rule: Rule) => void;
};

/** Days of one's own, such as a local feast: nobody else knows these. */
export const OwnDaysPart = ({ own, listed, window, rules, onChange, onRule }: Props) => {
  const { t } = useTranslation();
  const { days } = useTexts();
  const shown = own.filter((it) => !listed.some((other) => ownId(other) === ownId(it)));
  return (
    <section className={classes.own} aria-labelledby="own-days">
      <h3 id="own-days" className={classes.subhead}>
        {t('holidays.hours.own.title')}
      </h3>
      <p className={classes.lead}>{t('holidays.hours.own.lead')}</p>
      {shown.length > 0 && (
        <ul className={classes.holidays}>
          {shown.map((it) => (
            <li key={ownId(it)} className={classes.ownLine}>
              <span>
                <span className={classes.holidayDay}>{days(it)}</span> <strong>{it.name}</strong>
              </span>
              {it.from === it.till && (
                <RuleInput name={it.name} rule={rules[ownId(it)] ?? asBefore} onChange={(rule) => onRule(ownId(it), rule)} />
              )}
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('holidays.hours.own.remove', { name: it.name })}
                onClick={() => onChange(own.filter((other) => ownId(other) !== ownId(it)))}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <AddForm window={window} onAdd={(days) => onChange([...own.filter((other) => ownId(other) !== ownId(days)), days])} />
    </section>
  );
};
