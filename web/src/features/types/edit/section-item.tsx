import type { Section } from '@bronhouder/domain/fields/definition.ts';
import { titleField } from '@bronhouder/domain/types/definition-problems.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Message } from '../../../forms/message.tsx';
import { useLocalised } from '../../../i18n/use-formats.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { AddField } from './add-field.tsx';
import classes from './edit.module.css';
import { FieldList } from './field-list.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { movedSection, withoutSection, withSection } from './type-draft.ts';
import { typeId, useTypeEditor } from './type-form-context.ts';
import { WordsInput } from './words-input.tsx';

const Settings = ({ section, path }: { section: Section; path: string }) => {
  const { t } = useTranslation();
  const { draft, change, open } = useTypeEditor();
  return (
    <div className={classes.panel}>
      <WordsInput
        path={`${path}.label`}
        label={t('types.sections.label')}
        required
        value={section.label}
        onChange={(label) => label && change(withSection(draft, section.key, { label }))}
      />
      <WordsInput
        path={`${path}.lead`}
        label={t('types.sections.lead')}
        lines
        value={section.lead}
        onChange={(lead) => {
          const { lead: _before, ...rest } = section;
          change({
            ...draft,
            sections: draft.sections.map((one) => (one.key === section.key ? { ...rest, ...(lead && { lead }) } : one)),
          });
        }}
      />
      <div>
        <Button variant="default" onClick={() => open(null)}>
          {t('types.sections.close')}
        </Button>
      </div>
    </div>
  );
};

/** A section with its fields. */
export const SectionItem = ({ section, index }: { section: Section; index: number }) => {
  const { t } = useTranslation();
  const local = useLocalised();
  const { draft, change, opened, open, announce, shown } = useTypeEditor();
  const [removing, remove] = useState(false);
  const path = `sections.${index}`;
  const part = `section:${section.key}`;
  const name = local(section.label) || section.key;
  const hasTitle = section.fields.some(({ key }) => key === titleField);
  const own = shown.filter(({ field }) => field === `${path}.fields` || field === `${path}.key`);
  const move = (by: 1 | -1) => {
    change(movedSection(draft, section.key, by));
    announce(t('types.sections.moved', { name, place: index + 1 + by, of: draft.sections.length }));
  };
  return (
    <li className={classes.section}>
      <div className={classes.sectionHead}>
        <h3 className={classes.sectionName}>{name}</h3>
        <Button
          id={typeId(path)}
          variant="subtle"
          size="compact-sm"
          aria-label={t('types.sections.settings', { name })}
          aria-expanded={opened === part}
          onClick={() => open(opened === part ? null : part)}
        >
          {t('types.sections.open')}
        </Button>
        <MoveButtons
          name={part}
          labels={{
            up: t('types.sections.up', { name }),
            down: t('types.sections.down', { name }),
            remove: t('types.sections.remove', { name }),
          }}
          first={index === 0}
          last={index === draft.sections.length - 1}
          kept={hasTitle ? t('types.sections.keepsTitle') : undefined}
          onMove={move}
          onRemove={() => remove(true)}
        />
      </div>
      {opened === part && <Settings section={section} path={path} />}
      <FieldList place={{ section: section.key }} path={path} />
      <Message problems={own} />
      <AddField place={{ section: section.key }} name={name} />
      <ConfirmDialog
        opened={removing}
        title={`${t('types.sections.remove', { name })}?`}
        confirm={t('types.fields.removeConfirm')}
        cancel={t('types.fields.cancel')}
        danger
        onConfirm={() => {
          remove(false);
          change(withoutSection(draft, section.key));
        }}
        onCancel={() => remove(false)}
      >
        {t('types.sections.removeLead', { count: section.fields.length })}
      </ConfirmDialog>
    </li>
  );
};
