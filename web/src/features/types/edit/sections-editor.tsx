import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddPart } from './add-part.tsx';
import classes from './edit.module.css';
import { SectionItem } from './section-item.tsx';
import { addedSection } from './type-draft.ts';
import { focusSoon, useTypeEditor } from './type-form-context.ts';

const AddSection = () => {
  const { t } = useTranslation();
  const { draft, change } = useTypeEditor();
  const [label, setLabel] = useState('');
  const add = (): boolean => {
    if (label.trim() === '') return false;
    const next = addedSection(draft, label.trim());
    change(next);
    setLabel('');
    focusSoon(`add-section-${next.sections.at(-1)?.key}`);
    return true;
  };
  return (
    <AddPart name="section" text={t('types.sections.add')} onAdd={add}>
      <TextInput
        id="new-section"
        label={t('types.sections.addLabel')}
        value={label}
        required
        withAsterisk={false}
        maxLength={120}
        onChange={(event) => setLabel(event.currentTarget.value)}
      />
    </AddPart>
  );
};

/** The form as a list: sections with their fields, each to be moved, set, removed. */
export const SectionsEditor = () => {
  const { t } = useTranslation();
  const { draft } = useTypeEditor();
  return (
    <section aria-labelledby="type-form-title">
      <h2 id="type-form-title" className={classes.heading}>
        {t('types.edit.form')}
      </h2>
      <p className={`${classes.quiet} ${classes.hint}`}>{t('types.fields.hint')}</p>
      <ol className={classes.sections}>
        {draft.sections.map((section, index) => (
          <SectionItem key={section.key} section={section} index={index} />
        ))}
      </ol>
      <AddSection />
    </section>
  );
};
