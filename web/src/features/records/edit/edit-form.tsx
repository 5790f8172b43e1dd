import { holds } from '@bronhouder/domain/condition.ts';
import { completeness } from '@bronhouder/domain/fields/completeness.ts';
import { inStretch } from '@bronhouder/domain/publication/conditions.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FormProvider } from '../../../forms/form-context.ts';
import formClasses from '../../../forms/forms.module.css';
import { jumpToSection } from '../../../forms/jump.ts';
import { Sections } from '../../../forms/sections.tsx';
import { TableOfContents } from '../../../forms/table-of-contents.tsx';
import { UnsavedGuard } from '../../../shell/unsaved.tsx';
import { PublishDialog } from '../publish/publish-dialog.tsx';
import type { RecordInView } from '../record-view.ts';
import { EditBar } from './edit-bar.tsx';
import classes from './edit.module.css';
import { DraftNotice, ElsewhereNotice, PlainNotice, StructureNotice } from './notices.tsx';
import { HelpCard, HereCard, PublishableCard } from './side-column.tsx';
import { type Editing, useEditing } from './use-editing.ts';

type Part = { view: RecordInView; editing: Editing };

const Notices = ({ view, editing }: Part) => {
  const { t } = useTranslation();
  const { form, sections, fetching, elsewhere } = editing;
  return (
    <div className={classes.notices}>
      {view.record.facts.deactivatedAt && <PlainNotice>{t(`${view.kind.name}.edit.deactivated`)}</PlainNotice>}
      {sections.length === 0 && <PlainNotice>{t(`${view.kind.name}.edit.noFields`)}</PlainNotice>}
      {form.restored && <DraftNotice restored={form.restored} sections={sections} discard={editing.discard} close={form.dismissRestored} />}
      {editing.structureChanged && <StructureNotice kind={view.kind} refresh={() => void editing.refresh()} refreshing={fetching} />}
      {elsewhere && <ElsewhereNotice presence={elsewhere} take={() => void editing.takeOver()} taking={fetching} later={editing.later} />}
    </div>
  );
};

const Columns = ({ view, editing }: Part) => {
  const { form, sections, current } = editing;
  const { state, problems } = form;
  const counts = useMemo(() => completeness(sections, state.content, problems), [sections, state.content, problems]);
  return (
    <div className={classes.layout}>
      <div className={classes.contents}>
        <TableOfContents sections={sections} counts={counts} current={current} go={jumpToSection} />
      </div>
      <div className={formClasses.form}>
        <Sections sections={sections} state={state} problems={form.shown} type={form.type} revert={form.revert} choose={form.choose} />
      </div>
      <div className={classes.column}>
        <HereCard others={editing.others} sections={sections} />
        <PublishableCard sections={sections} problems={problems} published={holds(inStretch, view.record.facts, view.now)} />
        <HelpCard section={sections.find((section) => section.key === current)} />
      </div>
    </div>
  );
};

/** The form with which a record is changed: contents, fields, what to know beside it, and the bar with which it is saved. */
export const EditForm = ({ view }: { view: RecordInView }) => {
  const editing = useEditing(view);
  const { kind, record, rights } = view;
  const { leave, answer, changed } = editing.form;
  const { key } = record;
  const fieldAdmin = rights.includes(`${kind.area}:fieldAdmin`);
  const around = useMemo(() => ({ record: { kind: kind.name, key }, fieldAdmin, leave, answer }), [kind, key, fieldAdmin, leave, answer]);
  return (
    <FormProvider value={around}>
      <UnsavedGuard dirty={changed.length > 0} />
      <Notices view={view} editing={editing} />
      <Columns view={view} editing={editing} />
      <EditBar view={view} editing={editing} />
      {editing.publishing && <PublishDialog view={view} onClose={editing.closePublishing} />}
    </FormProvider>
  );
};
