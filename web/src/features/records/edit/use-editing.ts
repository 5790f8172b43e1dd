import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { opened } from '../../../forms/form-state.ts';
import { useRecordForm } from '../../../forms/use-record-form.ts';
import { useTimeZone } from '../../../i18n/use-formats.ts';
import { useUser } from '../../../shell/session/current-user.ts';
import type { FormInView } from '../record-view.ts';
import { useSection } from './section-address.ts';
import { structureOf } from './structure.ts';
import { useNewest } from './use-newest.ts';
import { usePresence } from './use-presence.ts';
import { useSave } from './use-save.ts';

const useForm = ({ record, types, now }: FormInView) => {
  const { tenantId, id } = useUser();
  const [structure, setStructure] = useState(() => structureOf(types));
  const [saved] = useState({ revision: record.facts.working, types: structure.types, content: record.content });
  const form = useRecordForm({ tenant: tenantId, user: id, record: record.key }, structure.sections, saved, todayIn(useTimeZone(), now));
  return { structure, setStructure, form };
};

/** A save by somebody else that this form does not know of yet, until it is taken over or put off. */
const useElsewhere = ({ kind, record }: FormInView, section: string | undefined, revision: number, editing: boolean) => {
  const presence = usePresence(kind, record.key, section ?? null, editing);
  const [putOff, setPutOff] = useState(0);
  const elsewhere = presence && presence.revision > Math.max(revision, putOff) ? presence : undefined;
  return { others: presence?.others ?? [], elsewhere, later: () => setPutOff(presence?.revision ?? 0) };
};

/** Everything that happens while a record is changed: the form, where one is in it, who else is here, saving and starting over. */
export const useEditing = (view: FormInView) => {
  const { t } = useTranslation();
  const { structure, setStructure, form } = useForm(view);
  const { sections } = structure;
  const current = useSection(view.paths, sections, form.leave);
  const [structureChanged, setStructureChanged] = useState(false);
  const [publishing, setPublishing] = useState(false);
  const { others, elsewhere, later } = useElsewhere(view, current, form.state.revision, form.changed.length > 0);
  const { fetching, takeOver, refresh } = useNewest(view, form, structure, setStructure);
  const { save, saving } = useSave({
    kind: view.kind,
    record: view.record.key,
    sections,
    form,
    onStructureChanged: () => setStructureChanged(true),
    onPublish: () => setPublishing(true),
  });
  const blocked =
    form.conflicts.length > 0 ? t('forms.bar.conflictsFirst') : structureChanged ? t(`${view.kind.name}.edit.structure`) : null;
  return {
    form,
    sections,
    current,
    others,
    elsewhere,
    later,
    structureChanged,
    fetching,
    takeOver,
    save,
    saving,
    blocked,
    publishing,
    closePublishing: () => setPublishing(false),
    refresh: () => refresh().then(() => setStructureChanged(false)),
    discard: () => {
      const { revision, types, base } = form.state;
      form.setState(opened({ revision, types, content: base }));
      form.dismissRestored();
      notifications.show({ message: t('forms.draft.discarded') });
    },
  };
};

export type Editing = ReturnType<typeof useEditing>;
