import type { FieldDefinition } from '@bronhouder/domain/fields/definition.ts';
import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { withSetting } from './field-settings.ts';

/** What can be on or off of every field: how it is kept. */
const kept = {
  required: { name: 'required', value: true },
  fieldAdmin: { name: 'editableBy', value: 'fieldAdmin' },
  identifies: { name: 'identifies', value: true },
  half: { name: 'half', value: true },
} as const;

type Props = { field: FieldDefinition; name: keyof typeof kept; locked?: boolean; give: (field: FieldDefinition) => void };

/** One of the switches that every field has. */
export const EverySwitch = ({ field, name, locked = false, give }: Props) => {
  const { t } = useTranslation();
  const { name: setting, value } = kept[name];
  const help = name === 'fieldAdmin' || name === 'identifies' ? t(`types.fields.${name}Help`) : undefined;
  return (
    <Switch
      label={t(`types.fields.${name}`)}
      description={help}
      checked={Boolean(Reflect.get(field, setting))}
      disabled={locked}
      onChange={(event) => give(withSetting(field, setting, event.currentTarget.checked ? value : undefined))}
    />
  );
};
