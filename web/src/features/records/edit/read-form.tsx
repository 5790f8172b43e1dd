import { completeness } from '@bronhouder/domain/fields/completeness.ts';
import type { Section } from '@bronhouder/domain/fields/definition.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import type { ReactNode } from 'react';
import { ReadField } from '../../../forms/read-field.tsx';
import formClasses from '../../../forms/forms.module.css';
import { FormProvider } from '../../../forms/form-context.ts';
import { jumpToSection } from '../../../forms/jump.ts';
import { sectionId } from '../../../forms/section-id.ts';
import { TableOfContents } from '../../../forms/table-of-contents.tsx';
import { useLocalised } from '../../../i18n/use-formats.ts';
import { WhyNot } from '../../rights/why-not.tsx';
import type { FormInView } from '../record-view.ts';
import classes from './edit.module.css';
import { PlainNotice } from './notices.tsx';
import { useSection } from './section-address.ts';

const nothing = () => undefined;

const ReadSection = ({ section, view }: { section: Section; view: FormInView }) => {
  const localised = useLocalised();
  return (
    <section
      id={sectionId(section.key)}
      data-section={section.key}
      className={formClasses.section}
      aria-labelledby={`${sectionId(section.key)}-title`}
    >
      <h2 id={`${sectionId(section.key)}-title`} className={formClasses.sectionTitle} tabIndex={-1}>
        {localised(section.label)}
      </h2>
      <div className={formClasses.fields}>
        {section.fields.map((field) => (
          <ReadField key={field.key} field={field} value={view.record.content[field.key] ?? null} />
        ))}
      </div>
    </section>
  );
};

/** `reason`: why, unless the page says so already; a missing right is explained. `aside`: what else stands beside it. */
type Props = { view: FormInView; reason?: ReactNode; aside?: ReactNode };

/** The same form for who may only read it: why, and every value as text. */
export const ReadForm = ({ view, reason, aside }: Props) => {
  const { kind, record, sections, place } = view;
  const needed: Right = `${kind.area}:update`;
  const current = useSection(view.paths, sections, nothing);
  return (
    <FormProvider value={{ record: { kind: kind.name, key: record.key }, fieldAdmin: false, leave: nothing, answer: nothing }}>
      {reason && (
        <div className={classes.notices}>
          <PlainNotice>
            {reason} {!view.rights.includes(needed) && <WhyNot place={place} right={needed} />}
          </PlainNotice>
        </div>
      )}
      <div className={classes.layout}>
        <div className={classes.contents}>
          <TableOfContents sections={sections} counts={completeness(sections, record.content)} current={current} go={jumpToSection} />
        </div>
        <div className={formClasses.form}>
          {sections.map((section) => (
            <ReadSection key={section.key} section={section} view={view} />
          ))}
        </div>
        {aside && <div className={classes.column}>{aside}</div>}
      </div>
    </FormProvider>
  );
};
