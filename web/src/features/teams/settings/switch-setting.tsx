import type { DefaultSetting, SwitchName } from '@bronhouder/domain/teams/settings.ts';
import { Checkbox, SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/chip.tsx';
import { begun, problemsAt } from './input.ts';
import type { Editing } from './editing.ts';
import { SettingRow } from './setting-row.tsx';
import classes from './settings.module.css';

/** Who made it mandatory stands beside it; the word is enough where that is the team itself. */
const Held = ({ value, locked }: { value: DefaultSetting | null; locked: boolean }) => {
  const { t } = useTranslation();
  if (!value) return t('teamSettings.usual');
  return (
    <>
      {t(value.value ? 'teamSettings.on' : 'teamSettings.off')}
      {value.mandatory && !locked && (
        <span style={{ marginInlineStart: 8 }}>
          <Chip tone="accent">{t('teamSettings.mandatory')}</Chip>
        </span>
      )}
    </>
  );
};

/** How a setting of new organisations starts, and whether it has to stay so. */
export const SwitchSetting = ({ name, settings, input, editable, problems, onChange }: Editing & { name: SwitchName }) => {
  const { t } = useTranslation();
  const { value, from } = settings.inherited[name];
  const locked = value?.mandatory === true;
  const own = input[name];
  const label = t(`teamSettings.names.${name}`);
  const set = own ?? begun.toggle(name, settings);
  return (
    <SettingRow
      name={name}
      own={own !== null}
      from={from}
      locked={locked}
      editable={editable}
      text={<Held value={locked ? value : (own ?? value)} locked={locked} />}
      problems={problemsAt(problems, name)}
      onOwn={(chosen) => onChange({ [name]: chosen ? (settings.own[name] ?? begun.toggle(name, settings)) : null })}
    >
      <span className={classes.toggle}>
        <SegmentedControl
          size="sm"
          aria-label={label}
          value={set.value ? 'on' : 'off'}
          data={[
            { value: 'on', label: t('teamSettings.on') },
            { value: 'off', label: t('teamSettings.off') },
          ]}
          onChange={(choice) => onChange({ [name]: { ...set, value: choice === 'on' } })}
        />
        <Checkbox
          label={t('teamSettings.mandatory')}
          description={t('teamSettings.mandatoryHelp')}
          checked={set.mandatory}
          onChange={(event) => onChange({ [name]: { ...set, mandatory: event.currentTarget.checked } })}
        />
      </span>
    </SettingRow>
  );
};
