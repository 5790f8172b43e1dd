import { completeness } from '@bronhouder/domain/fields/completeness.ts';
import { type ReactNode, useMemo } from 'react';
import formClasses from '../../../forms/forms.module.css';
import { jumpToSection } from '../../../forms/jump.ts';
import { Sections } from '../../../forms/sections.tsx';
import { TableOfContents } from '../../../forms/table-of-contents.tsx';
import edit from '../edit/edit.module.css';
import { HelpCard, PublishableCard } from '../edit/side-column.tsx';
import classes from './create.module.css';
import type { NewRecord } from './use-new-record.ts';

/** `below`: what else is asked of a new record. `renderNote`: what is pointed out below its title while that is typed. `beside`: what is said of it instead of what stands in the way of publishing it. */
type Props = { making: NewRecord; below?: ReactNode; renderNote?: (title: string) => ReactNode; beside?: ReactNode };

/** The form of a new record, with its contents and what to know beside it. */
export const NewColumns = ({ making, below, renderNote, beside }: Props) => {
  const { form, sections, current, content } = making;
  const { state, problems } = form;
  const counts = useMemo(() => completeness(sections, state.content, problems), [sections, state.content, problems]);
  const title = typeof content['title'] === 'string' ? content['title'] : '';
  return (
    <div className={edit.layout}>
      <div className={edit.contents}>
        <TableOfContents sections={sections} counts={counts} current={current} go={jumpToSection} />
      </div>
      <div className={classes.main}>
        <div className={formClasses.form}>
          <Sections
            sections={sections}
            state={state}
            problems={form.shown}
            type={form.type}
            revert={form.revert}
            choose={form.choose}
            fresh
            {...(renderNote && { notes: { title: renderNote(title) } })}
          />
        </div>
        {below}
      </div>
      <div className={edit.column}>
        {beside ?? <PublishableCard sections={sections} problems={problems} published={false} />}
        <HelpCard section={sections.find((section) => section.key === current)} />
      </div>
    </div>
  );
};
