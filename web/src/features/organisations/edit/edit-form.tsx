import { completeness } from '@bronhouder/domain/fields/completeness.ts';
import { holds } from '@bronhouder/domain/condition.ts';
import { inStretch } from '@bronhouder/domain/publication/conditions.ts';
import { notifications } from '@mantine/notifications';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import { opened } from '../../../forms/form-state.ts';
import { FormProvider } from '../../../forms/form-context.ts';
import formClasses from '../../../forms/forms.module.css';
import { jumpToSection } from '../../../forms/jump.ts';
import { SaveBar } from '../../../forms/save-bar.tsx';
import { Sections } from '../../../forms/sections.tsx';
import { TableOfContents } from '../../../forms/table-of-contents.tsx';
import { useCurrentSection } from '../../../forms/use-current-section.ts';
import { useRecordForm } from '../../../forms/use-record-form.ts';
import { useTimeZone } from '../../../i18n/use-formats.ts';
import { useUser } from '../../../shell/session/current-user.ts';
import { UnsavedGuard } from '../../../shell/unsaved.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { PublishDialog } from '../publish/publish-dialog.tsx';
import type { OrganisationInView } from '../record.ts';
import classes from './edit.module.css';
import { DraftNotice, ElsewhereNotice, PlainNotice, StructureNotice } from './notices.tsx';
import { SaveButton } from './save-button.tsx';
import { saveWays } from './save-ways.ts';
import { useSectionAddress } from './section-address.ts';
import { HelpCard, HereCard, PublishableCard } from './side-column.tsx';
import { structureOf } from './structure.ts';
import { useNewest } from './use-newest.ts';
import { usePresence } from './use-presence.ts';
import { useSave } from './use-save.ts';

/** The form with which an organisation is changed: contents, fields, what to know beside it, and the bar with which it is saved. */
export const EditForm = ({ view }: { view: OrganisationInView }) => {
  const { t } = useTranslation();
  const { organisation, rights, now } = view;
  const { key, facts } = organisation;
  const user = useUser();
  const [structure, setStructure] = useState(() => structureOf(view.types));
  const { sections } = structure;
  const [saved] = useState({ revision: facts.working, types: structure.types, content: organisation.content });
  const form = useRecordForm({ tenant: user.tenantId, user: user.id, record: key }, sections, saved, todayIn(useTimeZone(), now));
  const current = useCurrentSection(sections.map((section) => section.key));
  const presence = usePresence(key, current ?? null, form.changed.length > 0);
  const [structureChanged, setStructureChanged] = useState(false);
  const [publishing, setPublishing] = useState(false);
  const [cancelling, setCancelling] = useState(false);
  const [put, setPut] = useState(0);
  const newest = useNewest(key, form, structure, setStructure);
  const { save, saving } = useSave({
    organisation: key,
    sections,
    form,
    onStructureChanged: () => setStructureChanged(true),
    onPublish: () => setPublishing(true),
  });
  useSectionAddress(key, current, form.leave);
  const around = useMemo(
    () => ({ record: key, fieldAdmin: rights.includes('ORGANISATION:fieldAdmin'), leave: form.leave, answer: form.answer }),
    [key, rights, form.leave, form.answer],
  );
  const counts = useMemo(() => completeness(sections, form.state.content, form.problems), [sections, form.state.content, form.problems]);
  const published = holds(inStretch, facts, now);
  const elsewhere = presence && presence.revision > Math.max(form.state.revision, put) ? presence : undefined;
  const discard = () => {
    const { revision, types, base } = form.state;
    form.setState(opened({ revision, types, content: base }));
    form.dismissRestored();
    setCancelling(false);
    notifications.show({ message: t('forms.draft.discarded') });
  };
  const refresh = async () => {
    await newest.refresh();
    setStructureChanged(false);
  };
  const blocked = form.conflicts.length > 0 ? t('forms.bar.conflictsFirst') : structureChanged ? t('edit.structure.message') : null;
  return (
    <FormProvider value={around}>
      <UnsavedGuard dirty={form.changed.length > 0} />
      <div className={classes.notices}>
        {facts.deactivatedAt && <PlainNotice>{t('edit.deactivated')}</PlainNotice>}
        {sections.length === 0 && <PlainNotice>{t('edit.noTypes')}</PlainNotice>}
        {form.restored && <DraftNotice restored={form.restored} sections={sections} discard={discard} close={form.dismissRestored} />}
        {structureChanged && <StructureNotice refresh={() => void refresh()} refreshing={newest.fetching} />}
        {elsewhere && (
          <ElsewhereNotice presence={elsewhere} take={() => void newest.takeOver()} taking={newest.fetching} later={() => setPut(elsewhere.revision)} />
        )}
      </div>
      <div className={classes.layout}>
        <div className={classes.contents}>
          <TableOfContents sections={sections} counts={counts} current={current} go={jumpToSection} />
        </div>
        <div className={formClasses.form}>
          <Sections sections={sections} state={form.state} problems={form.shown} type={form.type} revert={form.revert} choose={form.choose} />
        </div>
        <div className={classes.column}>
          <HereCard others={presence?.others ?? []} sections={sections} />
          <PublishableCard sections={sections} problems={form.problems} published={published} />
          <HelpCard section={sections.find((section) => section.key === current)} />
        </div>
      </div>
      <SaveBar
        sections={sections}
        changes={form.changed.length}
        kept={form.kept}
        problems={form.problems}
        conflicts={form.conflicts}
        cancel={() => setCancelling(true)}
      >
        <SaveButton
          organisation={key}
          ways={saveWays(facts, now, rights)}
          blocked={blocked}
          unchanged={form.changed.length === 0}
          state={facts.state}
          saving={saving}
          save={(way) => void save(way)}
        />
      </SaveBar>
      <ConfirmDialog
        opened={cancelling}
        title={t('edit.cancel.title')}
        confirm={t('edit.cancel.confirm')}
        cancel={t('edit.cancel.keep')}
        danger
        onConfirm={discard}
        onCancel={() => setCancelling(false)}
      >
        {t('edit.cancel.message', { count: form.changed.length })}
      </ConfirmDialog>
      <PublishDialog organisation={key} opened={publishing} onClose={() => setPublishing(false)} />
    </FormProvider>
  );
};
