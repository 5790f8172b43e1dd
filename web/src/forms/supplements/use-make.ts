import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import { problemsOf } from '@bronhouder/domain/fields/check.ts';
import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { FieldValue } from '@bronhouder/domain/fields/value.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/clients.ts';
import { refusalIn } from '../../api/refusal.ts';
import { useTimeZone } from '../../i18n/use-formats.ts';
import { allProblems, answered, left, opened, refusedWith, shownProblems, typed } from '../form-state.ts';
import { useHeldFiles } from '../held-files.ts';
import { jumpToField } from '../jump.ts';
import type { Library } from './library.ts';
import { makeSupplement } from './make.ts';

type Props = { type: TypeDefinition; library: Library; title: string; name: string; onMade: (key: string) => void };

const useNewForm = ({ type: definition, title }: Pick<Props, 'type' | 'title'>) => {
  const { key, version, sections } = definition;
  const today = todayIn(useTimeZone(), new Date().toISOString());
  const [state, setState] = useState(() => opened({ revision: 0, types: [{ key, version }], content: title ? { title } : {} }));
  const problems = allProblems(problemsOf(sections, state.content, { today }), state.outside);
  const leave = useCallback((path: string) => setState((now) => left(now, path)), [setState]);
  const answer = useCallback(
    (path: string, about: unknown, problem: Problem | null) => setState((now) => answered(now, path, about, problem)),
    [setState],
  );
  const type = (field: string, value: FieldValue) => setState((now) => typed(now, field, value));
  return { state, setState, shown: shownProblems(state, problems), type, leave, answer };
};

const titleIn = (value: FieldValue | undefined): string => (typeof value === 'string' ? value.trim() : '');

/** Everything that happens while a supplement is made on the spot; what was typed stays when the server refuses it. */
export const useMake = ({ type, library, title, name, onMade }: Props) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useNewForm({ type, title });
  const { held, sent } = useHeldFiles();
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<string>();
  const { state, setState } = form;
  const show = (path: string) => void window.setTimeout(() => jumpToField(path, name), 50);

  const meetRefusal = (error: unknown) => {
    const refusal = refusalIn(error);
    const problems = refusal?.data.problems ?? [];
    if (problems.length === 0) return setRefused(refusal?.data.message || t('forms.supplement.unanswered'));
    setState((now) => problems.reduce((state, { field }) => left(state, field), refusedWith(now, problems)));
    show(problems[0]?.field ?? '');
  };

  const save = async () => {
    if (saving) return;
    const named = titleIn(state.content['title']);
    if (named === '') {
      form.leave('title');
      return show('title');
    }
    setSaving(true);
    setRefused(undefined);
    try {
      const { key, complete } = await makeSupplement({ organisation: library.organisation, type, content: state.content, sent });
      const message = t(complete ? 'forms.supplement.made' : 'forms.supplement.madeWithout', { title: named });
      notifications.show({ message, color: complete ? 'green' : 'yellow' });
      void client.invalidateQueries({ queryKey: queries.supplement.key() });
      onMade(key);
    } catch (error) {
      meetRefusal(error);
    } finally {
      setSaving(false);
    }
  };
  return { form, held, saving, refused, save };
};
