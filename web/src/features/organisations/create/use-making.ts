import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import { normaliseContent } from '@bronhouder/domain/fields/check.ts';
import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import { changes } from '@bronhouder/domain/saving/merge.ts';
import { survivors } from '@bronhouder/domain/saving/structure-change.ts';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, queries } from '../../../api/clients.ts';
import { type ApiRefusal, refusalIn } from '../../../api/refusal.ts';
import { dropDraft } from '../../../forms/draft-store.ts';
import { opened, refusedWith, revealed } from '../../../forms/form-state.ts';
import { jumpToField } from '../../../forms/jump.ts';
import { useCurrentSection } from '../../../forms/use-current-section.ts';
import { useRecordForm } from '../../../forms/use-record-form.ts';
import { useTimeZone } from '../../../i18n/use-formats.ts';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../shell/session/current-user.ts';
import { structureOf } from '../../records/edit/structure.ts';
import { useNow } from '../../records/use-now.ts';
import { carryOver, newDraftPlace } from './new-draft.ts';
import { freeWishes } from './starting-settings.tsx';
import type { Creation } from './use-creation.ts';
import { useWishes } from './use-wishes.ts';

const handled = { context: { handleErrorCodes: 'all' as const } };
const afterRender = (act: () => void) => void window.setTimeout(act, 50);

const useForm = (team: string, types: TypeDefinition[]) => {
  const place = newDraftPlace(useUser(), team);
  const [structure] = useState(() => {
    const made = structureOf(types);
    carryOver(localStorage, place, made.sections, made.types);
    return made;
  });
  const [saved] = useState({ revision: 0, types: structure.types, content: {} });
  const form = useRecordForm(place, structure.sections, saved, todayIn(useTimeZone(), useNow()));
  const content = survivors(structure.sections, form.state.content).kept;
  return { place, ...structure, form, content, changed: changes({}, content) };
};

const titleIn = ({ title }: Content): string => (typeof title === 'string' ? title.trim() : '');

/** Everything that happens while a new organisation is filled in: the form, its switches, saving, starting over. */
export const useMaking = (team: string, chosen: TypeDefinition[], creation: Creation) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { place, sections, types, form, content, changed } = useForm(team, chosen);
  const { wishes, wish, forget } = useWishes(place);
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<ApiRefusal>();
  const current = useCurrentSection(
    sections.map(({ key }) => key),
    undefined,
  );
  const told = (message: string) => notifications.show({ message, color: 'yellow' });

  const finish = async (key: string) => {
    dropDraft(localStorage, place);
    forget();
    notifications.show({ message: t('creation.form.saved', { title: titleIn(content) }), color: 'green' });
    void client.invalidateQueries({ queryKey: queries.organisation.key() });
    void client.invalidateQueries({ queryKey: queries.team.key() });
    await navigate({ ...paths.organisation(key), ignoreBlocker: true });
  };

  const meetRefusal = (error: unknown) => {
    const found = refusalIn(error);
    const problems = found?.data.problems ?? [];
    if (!found) return told(t('creation.form.unanswered'));
    if (problems.length === 0) {
      setRefusal(found);
      told(found.data.message);
      // What the team allows may have changed meanwhile: the page says so when it does.
      return void client.invalidateQueries({ queryKey: queries.team.key() });
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
      const input = {
        team,
        types: types.map(({ key }) => key),
        content: normaliseContent(sections, content),
        ...freeWishes(creation, wishes),
      };
      const { key } = await api.organisation.create(input, handled);
      await finish(key);
    } catch (error) {
      meetRefusal(error);
    } finally {
      setSaving(false);
    }
  };

  const discard = () => {
    form.setState(opened({ revision: 0, types, content: {} }));
    form.dismissRestored();
    forget();
    notifications.show({ message: t('creation.draft.discarded') });
  };
  return { form, sections, content, changed, current, wishes, wish, saving, refusal, save, discard };
};

export type Making = ReturnType<typeof useMaking>;
