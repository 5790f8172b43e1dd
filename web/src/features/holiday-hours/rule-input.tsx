import { parseEndTime } from '@bronhouder/domain/fields/slots.ts';
import type { Rule } from '@bronhouder/domain/holidays/proposal.ts';
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './days.module.css';

const kinds = ['asBefore', 'closed', 'until'] as const;

/** Most offices that close early do so then. */
const early = '16:00';

/** What is proposed everywhere for a day: as a year earlier, closed, or open until a time. */
export const RuleInput = ({ name, rule, onChange }: { name: string; rule: Rule; onChange: (rule: Rule) => void }) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(rule.kind === 'until' ? rule.time : early);
  const choose = (kind: string) => {
    setTyped(early);
    onChange(kind === 'until' ? { kind, time: early } : { kind: kind === 'closed' ? 'closed' : 'asBefore' });
  };
  const read = parseEndTime(typed);
  return (
    <span className={classes.rule}>
      <NativeSelect
        size="xs"
        aria-label={t('holidays.hours.rule.label', { name })}
        value={rule.kind}
        data={kinds.map((value) => ({ value, label: t(`holidays.hours.rule.${value}`) }))}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {rule.kind === 'until' && (
        <TextInput
          size="xs"
          w={72}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          aria-label={t('holidays.hours.rule.time', { name })}
          placeholder={t('formats.timePlaceholder')}
          value={typed}
          error={!read}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            const time = parseEndTime(event.currentTarget.value);
            if (time) onChange({ kind: 'until', time });
          }}
          onBlur={() => setTyped(read ?? (rule.kind === 'until' ? rule.time : early))}
        />
      )}
    </span>
  );
};
