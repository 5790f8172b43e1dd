import type { RestrictionName } from '@bronhouder/domain/teams/settings.ts';
import { useTranslation } from 'react-i18next';
import { CheckList, type Choice } from './check-list.tsx';
import { begun, choicesOf, problemsAt } from './input.ts';
import type { Editing } from './editing.ts';
import { SettingRow } from './setting-row.tsx';

type Props = Editing & { name: RestrictionName; choices: Choice[] };

/** The types or categories to which a team restricts what is beneath it. */
export const ListSetting = ({ name, choices, settings, input, editable, problems, onChange }: Props) => {
  const { t } = useTranslation();
  const { value, from } = settings.inherited[name];
  const own = input[name];
  const held = own ?? value;
  const names = choices.filter(({ key }) => held?.includes(key)).map(({ label }) => label);
  const inWords = () => {
    if (held === null) return t(`teamSettings.unrestricted.${name}`);
    return names.length === 0 ? t('teamSettings.nothingAllowed') : names.join(', ');
  };
  return (
    <SettingRow
      name={name}
      own={own !== null}
      from={from}
      editable={editable}
      text={inWords()}
      problems={problemsAt(problems, name)}
      onOwn={(chosen) => onChange({ [name]: chosen ? begun.list(name, settings) : null })}
    >
      <CheckList
        label={t(`teamSettings.names.${name}`)}
        choices={choices}
        chosen={own ?? choicesOf(name, settings)}
        onChange={(chosen) => onChange({ [name]: chosen })}
      />
    </SettingRow>
  );
};
