import type { Localised } from '@bronhouder/domain/fields/definition.ts';
import type { WrittenType } from '@bronhouder/domain/types/definition-shape.ts';
import { typeIcons } from '@bronhouder/domain/types/icons.ts';
import { Autocomplete, Select, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TypeIcon } from '../../../shell/menu/type-icon.tsx';
import { Card } from '../../../ui/card.tsx';
import classes from './edit.module.css';
import { useInputAt, useTypeEditor } from './type-form-context.ts';
import { WordsInput } from './words-input.tsx';

const IconSelect = () => {
  const { t } = useTranslation();
  const { draft, change } = useTypeEditor();
  return (
    <Select
      {...useInputAt('icon')}
      label={t('types.edit.icon')}
      data={typeIcons.map((value) => ({ value, label: t(`types.icons.${value}`) }))}
      value={draft.icon}
      searchable
      allowDeselect={false}
      leftSection={<TypeIcon name={draft.icon} />}
      renderOption={({ option }) => (
        <span className={classes.option}>
          <TypeIcon name={option.value} /> {option.label}
        </span>
      )}
      onChange={(icon) => icon && change({ ...draft, icon })}
    />
  );
};

const withPlural = ({ plural: _, ...rest }: WrittenType, plural: Localised | undefined): WrittenType =>
  plural ? { ...rest, plural } : rest;

/** What the type is called, where it stands among others, and whether it can be chosen and taken away. */
export const AboutCard = () => {
  const { t } = useTranslation();
  const { draft, change, concerns, all } = useTypeEditor();
  const categories = [...new Set(all.map(({ category }) => category))].toSorted((one, other) => one.localeCompare(other));
  return (
    <Card title={t('types.edit.about')}>
      <div className={classes.fields}>
        <WordsInput
          path="name"
          label={t('types.edit.nameNl')}
          required
          value={draft.name}
          onChange={(name) => name && change({ ...draft, name })}
        />
        <WordsInput
          path="plural"
          label={t('types.edit.plural')}
          help={t('types.edit.pluralHelp')}
          value={draft.plural}
          onChange={(plural) => change(withPlural(draft, plural))}
        />
        <div className={classes.pair}>
          <Autocomplete
            {...useInputAt('category')}
            label={t('types.edit.category')}
            description={t('types.edit.categoryHelp')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            required
            data={categories}
            value={draft.category}
            onChange={(category) => change({ ...draft, category })}
          />
          <IconSelect />
        </div>
        <Switch
          label={t('types.edit.active')}
          description={t('types.edit.activeHelp')}
          checked={draft.active}
          onChange={(event) => change({ ...draft, active: event.currentTarget.checked })}
        />
        {concerns === 'organisation' && (
          <Switch
            label={t('types.edit.removable')}
            description={t('types.edit.removableHelp')}
            checked={draft.removable}
            onChange={(event) => change({ ...draft, removable: event.currentTarget.checked })}
          />
        )}
      </div>
    </Card>
  );
};
