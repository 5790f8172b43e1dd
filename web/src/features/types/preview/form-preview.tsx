import type { FieldDefinition, Section } from '@bronhouder/domain/fields/definition.ts';
import { problemsOf } from '@bronhouder/domain/fields/check.ts';
import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import { readPattern } from '@bronhouder/domain/types/pattern.ts';
import { Switch } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormProvider } from '../../../forms/form-context.ts';
import { type FormState, left, opened, shownProblems, typed } from '../../../forms/form-state.ts';
import { Sections } from '../../../forms/sections.tsx';
import { useTimeZone } from '../../../i18n/use-formats.ts';
import classes from './preview.module.css';

const nothing = () => undefined;
const begin: FormState = opened({ revision: 0, types: [], content: {} });

/** A field that can be drawn: a pattern that is half written is left out, and a field without a name is called by its key. */
const drawable = (field: FieldDefinition): FieldDefinition => {
  const named = { ...field, label: field.label.nl || field.label.en ? field.label : { nl: field.key, en: '' } };
  if (named.kind === 'group') return { ...named, fields: named.fields.map(drawable) };
  if (named.kind !== 'text' || !named.pattern || readPattern(named.pattern.source)) return named;
  const { pattern: _half, ...rest } = named;
  return rest;
};

/** The form of a type as an editor has it, made of the same parts. What is filled in goes nowhere. */
export const FormPreview = ({ sections }: { sections: Section[] }) => {
  const { t } = useTranslation();
  const zone = useTimeZone();
  const [state, setState] = useState(begin);
  const [fieldAdmin, setFieldAdmin] = useState(false);
  const drawn = useMemo(() => sections.map((section) => ({ ...section, fields: section.fields.map(drawable) })), [sections]);
  const today = todayIn(zone, new Date().toISOString());
  const problems = useMemo(() => shownProblems(state, problemsOf(drawn, state.content, { today })), [drawn, state, today]);
  const around = useMemo(
    () => ({ record: null, name: 'preview', fieldAdmin, leave: (path: string) => setState((now) => left(now, path)), answer: nothing }),
    [fieldAdmin],
  );
  const locked = drawn.some(({ fields }) => fields.some(({ editableBy }) => editableBy));
  return (
    <div className={classes.preview}>
      <p className={classes.lead}>{t('types.edit.previewLead')}</p>
      {locked && (
        <Switch
          label={t('types.edit.previewAdmin')}
          checked={fieldAdmin}
          onChange={(event) => setFieldAdmin(event.currentTarget.checked)}
          mb="md"
        />
      )}
      {drawn.every(({ fields }) => fields.length === 0) && <p className={classes.lead}>{t('types.edit.previewEmpty')}</p>}
      <FormProvider value={around}>
        <Sections
          sections={drawn}
          state={state}
          problems={problems}
          fresh
          type={(field, value) => setState((now) => typed(now, field, value))}
          revert={nothing}
          choose={nothing}
        />
      </FormProvider>
    </div>
  );
};
