import { verifyAges } from '@bronhouder/domain/teams/settings.ts';
import { NumberInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { begun, problemsAt } from './input.ts';
import type { Editing } from './editing.ts';
import { SettingRow } from './setting-row.tsx';
import classes from './settings.module.css';

/** After how many days data has to be checked again (point 3, `maxVerifyAge`). */
export const AgeSetting = ({ settings, input, editable, problems, onChange }: Editing) => {
  const { t } = useTranslation();
  const { value, from } = settings.inherited.maxVerifyAge;
  const held = input.maxVerifyAge ?? value;
  return (
    <SettingRow
      name="maxVerifyAge"
      own={input.maxVerifyAge !== null}
      from={from}
      editable={editable}
      text={held === null ? t('teamSettings.noAge') : t('teamSettings.days', { count: held })}
      problems={problemsAt(problems, 'maxVerifyAge')}
      onOwn={(own) => onChange({ maxVerifyAge: own ? (settings.own.maxVerifyAge ?? begun.age(settings)) : null })}
    >
      <span className={classes.days}>
        <NumberInput
          w={110}
          aria-label={t('teamSettings.names.maxVerifyAge')}
          id="team-maxVerifyAge"
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="none"
          max={verifyAges.maximum}
          value={input.maxVerifyAge ?? ''}
          onChange={(days) => onChange({ maxVerifyAge: Number(days) || 0 })}
        />
        {t('teamSettings.daysUnit')}
      </span>
    </SettingRow>
  );
};
