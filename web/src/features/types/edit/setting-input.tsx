import { parseDate, readableDate } from '@bronhouder/domain/fields/calendar-date.ts';
import type { FieldDefinition, Localised } from '@bronhouder/domain/fields/definition.ts';
import { Checkbox, Group, NativeSelect, NumberInput, Switch, TagsInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../../i18n/use-formats.ts';
import { Message } from '../../../forms/message.tsx';
import classes from './edit.module.css';
import { type Setting, settingIn } from './field-settings.ts';
import { OptionsInput } from './options-input.tsx';
import { PatternInput } from './pattern-input.tsx';
import { useInputAt, useTypeEditor } from './type-form-context.ts';
import { WordsInput } from './words-input.tsx';

type Props = { setting: Setting; field: FieldDefinition; path: string; onChange: (value: unknown) => void };

const megabyte = 1_000_000;

/** What a setting is called. */
const useLabel = ({ name, text }: Setting): string => {
  const { t } = useTranslation();
  return String(t(`types.settings.${(text ?? name) as 'minimum'}`));
};

const isWords = (value: unknown): value is Localised => typeof value === 'object' && value !== null && 'nl' in value && 'en' in value;
const isList = (value: unknown): value is string[] => Array.isArray(value);

const NumberSetting = ({ setting, field, path, onChange }: Props) => {
  const unit = setting.as === 'megabytes' ? megabyte : 1;
  const value = settingIn(field, setting.name);
  const whole = setting.as === 'count';
  return (
    <NumberInput
      {...useInputAt(path)}
      label={useLabel(setting)}
      value={typeof value === 'number' ? value / unit : ''}
      decimalSeparator=","
      thousandSeparator={false}
      allowDecimal={!whole}
      allowNegative={setting.as === 'number'}
      hideControls
      onChange={(next) =>
        onChange(typeof next === 'number' ? Math.round(next * unit * 1e6) / 1e6 : setting.as === 'megabytes' ? 0 : undefined)
      }
    />
  );
};

const DaySetting = ({ setting, field, path, onChange }: Props) => {
  const value = settingIn(field, setting.name);
  return (
    <TextInput
      {...useInputAt(path)}
      label={useLabel(setting)}
      placeholder="dd-mm-jjjj"
      value={typeof value === 'string' ? readableDate(value) : ''}
      onChange={(event) => {
        const text = event.currentTarget.value;
        // As soon as it is a whole day; what is half typed stays as it stands.
        const day = /\d{4}$/.test(text.trim()) ? parseDate(text) : undefined;
        onChange(text.trim() === '' ? undefined : (day ?? text));
      }}
    />
  );
};

const ListSetting = ({ setting, field, path, onChange, choices }: Props & { choices: { value: string; label: string }[] }) => {
  const { id, error } = useInputAt(path);
  const value = settingIn(field, setting.name);
  const all = choices.map((choice) => choice.value);
  const needsList = setting.as === 'supplementTypes';
  const chosen = isList(value) ? value : needsList ? [] : all;
  return (
    <Checkbox.Group
      className={classes.wide}
      label={useLabel(setting)}
      error={error}
      value={chosen}
      onChange={(next) => onChange(!needsList && next.length === all.length ? undefined : all.filter((one) => next.includes(one)))}
    >
      <Group gap="xs" mt={4} id={id} tabIndex={-1}>
        {choices.map((choice) => (
          <Checkbox key={choice.value} {...choice} />
        ))}
      </Group>
    </Checkbox.Group>
  );
};

const useChoices = () => {
  const { t } = useTranslation();
  const local = useLocalised();
  const { all } = useTypeEditor();
  return {
    addressKinds: (['ADDRESS', 'NOADDRESS', 'MAILBOX', 'FREEPOST'] as const).map((value) => ({
      value,
      label: t(`types.settings.address.${value}`),
    })),
    priceKinds: (['free', 'notApplicable', 'amount', 'explanation'] as const).map((value) => ({
      value,
      label: t(`types.settings.price.${value}`),
    })),
    countries: (['NL', 'BE', 'DE'] as const).map((value) => ({ value, label: t(`types.settings.land.${value}`) })),
    supplementTypes: all.filter(({ concerns }) => concerns === 'supplement').map(({ key, name }) => ({ value: key, label: local(name) })),
  };
};

const CountrySetting = ({ setting, field, path, onChange }: Props) => {
  const { countries } = useChoices();
  const value = settingIn(field, setting.name);
  return (
    <NativeSelect
      {...useInputAt(path)}
      label={useLabel(setting)}
      value={typeof value === 'string' ? value : 'NL'}
      data={countries}
      onChange={(event) => onChange(event.currentTarget.value === 'NL' ? undefined : event.currentTarget.value)}
    />
  );
};

const AcceptSetting = ({ setting, field, path, onChange }: Props) => {
  const { t } = useTranslation();
  const value = settingIn(field, setting.name);
  return (
    <TagsInput
      {...useInputAt(path)}
      className={classes.wide}
      label={useLabel(setting)}
      description={t('types.settings.acceptHelp')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={isList(value) ? value : []}
      onChange={(kinds) => onChange(kinds.map((kind) => kind.trim().toLowerCase()))}
    />
  );
};

/** The input of one setting. */
export const SettingInput = (props: Props) => {
  const { setting, field, path, onChange } = props;
  const choices = useChoices();
  const label = useLabel(setting);
  const value = settingIn(field, setting.name);
  switch (setting.as) {
    case 'count':
    case 'number':
    case 'megabytes':
      return <NumberSetting {...props} />;
    case 'flag':
      return <Switch label={label} checked={value === true} onChange={(event) => onChange(event.currentTarget.checked || undefined)} />;
    case 'day':
      return <DaySetting {...props} />;
    case 'words':
      return (
        <div className={classes.wide}>
          <WordsInput
            path={path}
            label={label}
            required={setting.name === 'itemLabel'}
            value={isWords(value) ? value : undefined}
            onChange={onChange}
          />
        </div>
      );
    case 'pattern':
      return <PatternInput {...props} />;
    case 'options':
      return field.kind === 'choice' ? <OptionsInput field={field} path={path} onChange={onChange} /> : <Message problems={[]} />;
    case 'country':
      return <CountrySetting {...props} />;
    case 'accept':
      return <AcceptSetting {...props} />;
    default:
      return <ListSetting {...props} choices={choices[setting.as]} />;
  }
};
