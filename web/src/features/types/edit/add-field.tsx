import type { FieldKind } from '@bronhouder/domain/fields/definition.ts';
import { fieldKinds } from '@bronhouder/domain/types/definition-shape.ts';
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddPart } from './add-part.tsx';
import { newField } from './field-settings.ts';
import { addedField, type FieldPlace, fieldsAt, keyFrom } from './type-draft.ts';
import { focusSoon, useTypeEditor } from './type-form-context.ts';

type Props = { place: FieldPlace; name: string };

/** Adds a field at the end of a section or of the rows of a group; its name in the data follows from what it is called. */
export const AddField = ({ place, name }: Props) => {
  const { t } = useTranslation();
  const { draft, change, open } = useTypeEditor();
  const [label, setLabel] = useState('');
  const [kind, setKind] = useState<FieldKind>('text');
  const kinds = fieldKinds.filter((one) => place.group === undefined || one !== 'group');
  const id = place.group ?? `section-${place.section}`;
  const add = (): boolean => {
    const nl = label.trim();
    if (nl === '') return false;
    const beside = place.group === undefined ? draft.sections.flatMap(({ fields }) => fields) : fieldsAt(draft, place);
    const key = keyFrom(
      nl,
      beside.map((field) => field.key),
    );
    change(addedField(draft, place, newField(kind, key, { nl, en: '' })));
    setLabel('');
    const part = place.group === undefined ? key : `${place.group}/${key}`;
    open(part);
    focusSoon(`open-${part}`);
    return true;
  };
  return (
    <AddPart name={id} text={t('types.fields.add')} label={t('types.fields.addTo', { name })} onAdd={add}>
      <TextInput
        id={`new-${id}`}
        label={t('types.fields.addLabel')}
        value={label}
        required
        withAsterisk={false}
        maxLength={120}
        onChange={(event) => setLabel(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('types.fields.addKind')}
        value={kind}
        data={kinds.map((value) => ({ value, label: t(`types.kinds.${value}`) }))}
        onChange={(event) => setKind(kinds.find((one) => one === event.currentTarget.value) ?? 'text')}
      />
    </AddPart>
  );
};
