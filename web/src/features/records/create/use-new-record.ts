import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import { normaliseContent } from '@bronhouder/domain/fields/check.ts';
import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import { changes } from '@bronhouder/domain/saving/merge.ts';
import { survivors } from '@bronhouder/domain/saving/structure-change.ts';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiRefusal, refusalIn } from '../../../api/refusal.ts';
import { type DraftPlace, dropDraft } from '../../../forms/draft-store.ts';
import { opened, refusedWith, revealed } from '../../../forms/form-state.ts';
import { jumpToField } from '../../../forms/jump.ts';
import { useCurrentSection } from '../../../forms/use-current-section.ts';
import { useRecordForm } from '../../../forms/use-record-form.ts';
import { useTimeZone } from '../../../i18n/use-formats.ts';
import { structureOf } from '../edit/structure.ts';
import { useNow } from '../use-now.ts';
import { carryOver } from './new-draft.ts';

const afterRender = (act: () => void) => void window.setTimeout(act, 50);

const useForm = (place: DraftPlace, types: TypeDefinition[]) => {
  const [structure] = useState(() => {
    const made = structureOf(types);
    carryOver(localStorage, place, made.sections, made.types);
    return made;
  });
  const [saved] = useState({ revision: 0, types: structure.types, content: {} });
  const form = useRecordForm(place, structure.sections, saved, todayIn(useTimeZone(), useNow()));
  const content = survivors(structure.sections, form.state.content).kept;
  return { ...structure, form, content, changed: changes({}, content) };
};

const titleIn = ({ title }: Content): string => (typeof title === 'string' ? title.trim() : '');

type Options = {
  place: DraftPlace;
  types: TypeDefinition[];
  /** Makes the record, and tells its key. */
  send: (content: Content) => Promise<{ key: string }>;
  onMade: (key: string) => Promise<void>;
  /** It was refused for another reason than what was typed: what may be made may have changed meanwhile. */
  onRefused: () => void;
  /** What was typed is thrown away, or saved. */
  onForget?: () => void;
};

/** Everything that happens while a new record is filled in: the form, saving it once as a concept, starting over. */
export const useNewRecord = ({ place, types: chosen, send, onMade, onRefused, onForget }: Options) => {
  const { t } = useTranslation();
  const { sections, types, form, content, changed } = useForm(place, chosen);
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<ApiRefusal>();
  const current = useCurrentSection(
    sections.map(({ key }) => key),
    undefined,
  );
  const told = (message: string) => notifications.show({ message, color: 'yellow' });

  const meetRefusal = (error: unknown) => {
    const found = refusalIn(error);
    const problems = found?.data.problems ?? [];
    if (!found) return told(t('creation.form.unanswered'));
    if (problems.length === 0) {
      setRefusal(found);
      told(found.data.message);
      return onRefused();
    }
    form.setState((now) => revealed(refusedWith(now, problems), sections));
    told(t('creation.form.problems', { count: problems.length }));
    afterRender(() => jumpToField(problems[0]?.field ?? ''));
  };

  const save = async () => {
    if (saving) return;
    if (titleIn(content) === '') {
      form.leave('title');
      told(t('creation.form.needsTitle'));
      return afterRender(() => jumpToField('title'));
    }
    setSaving(true);
    setRefusal(undefined);
    try {
      const { key } = await send(normaliseContent(sections, content));
      dropDraft(localStorage, place);
      onForget?.();
      notifications.show({ message: t('creation.form.saved', { title: titleIn(content) }), color: 'green' });
      await onMade(key);
    } catch (error) {
      meetRefusal(error);
    } finally {
      setSaving(false);
    }
  };

  const discard = () => {
    form.setState(opened({ revision: 0, types, content: {} }));
    form.dismissRestored();
    onForget?.();
    notifications.show({ message: t('creation.draft.discarded') });
  };
  return { form, sections, content, changed, current, saving, refusal, save, discard };
};

export type NewRecord = ReturnType<typeof useNewRecord>;
