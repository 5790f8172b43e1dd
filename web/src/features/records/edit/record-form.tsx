import { completeness } from '@bronhouder/domain/fields/completeness.ts';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FormProvider } from '../../../forms/form-context.ts';
import formClasses from '../../../forms/forms.module.css';
import { jumpToSection } from '../../../forms/jump.ts';
import { Sections } from '../../../forms/sections.tsx';
import { LibraryOf } from '../../../forms/supplements/library-of.tsx';
import { TableOfContents } from '../../../forms/table-of-contents.tsx';
import { UnsavedGuard } from '../../../shell/unsaved.tsx';
import type { FormInView } from '../record-view.ts';
import classes from './edit.module.css';
import { DraftNotice, ElsewhereNotice, PlainNotice, StructureNotice } from './notices.tsx';
import { HelpCard, HereCard } from './side-column.tsx';
import type { Editing } from './use-editing.ts';

type Part = { view: FormInView; editing: Editing };

const Notices = ({ view, editing, more }: Part & { more: ReactNode }) => {
  const { t } = useTranslation();
  const { form, sections, fetching, elsewhere } = editing;
  return (
    <div className={classes.notices}>
      {more}
      {sections.length === 0 && <PlainNotice>{t(`${view.kind.name}.edit.noFields`)}</PlainNotice>}
      {form.restored && <DraftNotice restored={form.restored} sections={sections} discard={editing.discard} close={form.dismissRestored} />}
      {editing.structureChanged && <StructureNotice kind={view.kind} refresh={() => void editing.refresh()} refreshing={fetching} />}
      {elsewhere && <ElsewhereNotice presence={elsewhere} take={() => void editing.takeOver()} taking={fetching} later={editing.later} />}
    </div>
  );
};

type NoteOf = ((title: string) => ReactNode) | undefined;

const Columns = ({
  editing,
  beside,
  below,
  renderNote,
}: Pick<Part, 'editing'> & { beside: ReactNode; below: ReactNode; renderNote: NoteOf }) => {
  const { form, sections, current } = editing;
  const { state, problems } = form;
  const { title } = state.content;
  const counts = useMemo(() => completeness(sections, state.content, problems), [sections, state.content, problems]);
  return (
    <div className={classes.layout}>
      <div className={classes.contents}>
        <TableOfContents sections={sections} counts={counts} current={current} go={jumpToSection} />
      </div>
      <div className={formClasses.form}>
        <Sections
          sections={sections}
          state={state}
          problems={form.shown}
          type={form.type}
          revert={form.revert}
          choose={form.choose}
          {...(renderNote && { notes: { title: renderNote(typeof title === 'string' ? title : '') } })}
        />
      </div>
      <div className={classes.column}>
        <HereCard others={editing.others} sections={sections} />
        {beside}
        <HelpCard section={sections.find((section) => section.key === current)} />
        {below}
      </div>
    </div>
  );
};

/** `notices`: what else is to be known before typing; `beside` and `below`: cards in the side column, before and after its help; `renderNote`: what is pointed out below the title while that is typed; `children`: the bar, and dialogs. */
type Props = Part & { notices?: ReactNode; beside?: ReactNode; below?: ReactNode; renderNote?: NoteOf; children: ReactNode };

/** The form with which a record of any kind is changed: contents, fields, who else is here, what to know. */
export const RecordForm = ({ view, editing, notices, beside, below, renderNote, children }: Props) => {
  const { kind, record, rights, place } = view;
  const { leave, answer, changed } = editing.form;
  const { key } = record;
  const fieldAdmin = rights.includes(`${kind.area}:fieldAdmin`);
  const around = useMemo(() => ({ record: { kind: kind.name, key }, fieldAdmin, leave, answer }), [kind, key, fieldAdmin, leave, answer]);
  return (
    <LibraryOf organisation={place.key}>
      <FormProvider value={around}>
        <UnsavedGuard dirty={changed.length > 0} />
        <Notices view={view} editing={editing} more={notices} />
        <Columns editing={editing} beside={beside} below={below} renderNote={renderNote} />
        {children}
      </FormProvider>
    </LibraryOf>
  );
};
