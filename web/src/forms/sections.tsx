import type { Section } from '@bronhouder/domain/fields/definition.ts';
import type { FieldValue } from '@bronhouder/domain/fields/value.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { useLocalised } from '../i18n/use-formats.ts';
import { Fragment, type ReactNode } from 'react';
import { type Choice, conflictAt } from './conflicts.ts';
import type { FormState } from './form-state.ts';
import classes from './forms.module.css';
import { problemsAt } from './path.ts';
import { RecordField } from './record-field.tsx';
import { sectionId } from './section-id.ts';

type Props = {
  sections: Section[];
  state: FormState;
  /** The problems to be shown now. */
  problems: Problem[];
  type: (field: string, value: FieldValue) => void;
  revert: (field: string) => void;
  choose: (field: string, choice: Choice) => void;
  /** Nothing was saved before: what is typed is not marked as a change. */
  fresh?: boolean;
  /** What is said below a field, by its key. */
  notes?: Record<string, ReactNode>;
};

/** The sections of a form under each other, each with its heading, its lead and its fields. */
export const Sections = ({ sections, state, problems, fresh = false, notes = {}, ...acts }: Props) => {
  const localised = useLocalised();
  return sections.map((section) => (
    <section
      key={section.key}
      id={sectionId(section.key)}
      data-section={section.key}
      className={classes.section}
      aria-labelledby={`${sectionId(section.key)}-title`}
    >
      <h2 id={`${sectionId(section.key)}-title`} className={classes.sectionTitle} tabIndex={-1}>
        {localised(section.label)}
      </h2>
      {section.lead && <p className={classes.lead}>{localised(section.lead)}</p>}
      <div className={classes.fields}>
        {section.fields.map((field) => (
          <Fragment key={field.key}>
            <RecordField
              field={field}
              value={state.content[field.key] ?? null}
              base={(fresh ? state.content : state.base)[field.key] ?? null}
              problems={problemsAt(problems, field.key)}
              conflict={conflictAt(state.conflicts, field.key)}
              conflictWith={state.conflicts}
              {...acts}
            />
            {notes[field.key] && <div className={classes.note}>{notes[field.key]}</div>}
          </Fragment>
        ))}
      </div>
    </section>
  ));
};
