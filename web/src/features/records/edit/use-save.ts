import type { ErrorBody } from '@bronhouder/contract/errors.ts';
import { normaliseContent } from '@bronhouder/domain/fields/check.ts';
import type { Section } from '@bronhouder/domain/fields/definition.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { ConflictOf } from '@bronhouder/domain/saving/conflict.ts';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalIn } from '../../../api/refusal.ts';
import { rebased, refusedWith, revealed, saved } from '../../../forms/form-state.ts';
import { jumpToConflict, jumpToField } from '../../../forms/jump.ts';
import type { RecordForm } from '../../../forms/use-record-form.ts';
import type { FormKind, Saved } from '../record-kind.ts';
import type { SaveWay } from './save-ways.ts';
import { useFieldNames } from './use-field-names.ts';

type Props = {
  kind: FormKind;
  record: string;
  sections: Section[];
  form: RecordForm;
  onStructureChanged: () => void;
  onPublish: () => void;
};

/** Refusals that this form shows at their fields, or above itself. */
const shownHere = ['save.conflict', 'save.problems', 'save.type-changed', 'save.archived', 'save.deactivated'];

const afterRender = (act: () => void) => void window.setTimeout(act, 50);

const useTold = (sections: Section[]) => {
  const { t } = useTranslation();
  const names = useFieldNames(sections);
  return {
    done: ({ unchanged, merged, mergedFrom, facts }: Saved) => {
      const fields = names(merged);
      const name = mergedFrom?.name;
      const merging =
        merged.length === 0 ? '' : name ? t('edit.save.merged', { name, fields }) : t('edit.save.mergedFromNobody', { fields });
      const message = unchanged ? t('edit.save.doneUnchanged') : t('edit.save.done', { revision: facts.working });
      notifications.show({ message: [message, merging].filter(Boolean).join(' '), color: 'green' });
    },
    notSaved: (message: string) => notifications.show({ message, color: 'yellow' }),
  };
};

/** Saves the form, and brings what the server answers back into it: how it was written, what was merged, conflicts, problems. */
export const useSave = ({ kind, record, sections, form, onStructureChanged, onPublish }: Props) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const told = useTold(sections);
  const [saving, setSaving] = useState(false);
  const { state, setState } = form;
  const refresh = () => Promise.all(kind.queries.all().map((queryKey) => client.invalidateQueries({ queryKey })));

  const finish = async (sent: Content, answer: Saved, way: SaveWay) => {
    setState((now) => saved(now, sent, { revision: answer.facts.working, types: state.types, content: answer.content }));
    form.dismissRestored();
    told.done(answer);
    await refresh();
    if (way.thenPublish) onPublish();
  };

  const meetConflict = ({ revision, by, at, theirs, conflicts }: ConflictOf<'record'>) => {
    const newest = { revision, types: state.types, content: theirs };
    setState((now) => rebased(now, newest, { by, at }).state);
    told.notSaved(t('edit.save.conflicts', { count: conflicts.length }));
    afterRender(() => jumpToConflict(conflicts[0]?.field ?? ''));
  };

  const meetProblems = (problems: NonNullable<ErrorBody['problems']>) => {
    setState((now) => revealed(refusedWith(now, problems), sections));
    told.notSaved(t('edit.save.refusedProblems', { count: problems.length }));
    afterRender(() => jumpToField(problems[0]?.field ?? ''));
  };

  const meetRefusal = (error: unknown) => {
    const refusal = refusalIn(error);
    if (!refusal) told.notSaved(t('edit.save.unanswered'));
    else if (refusal.data.conflict?.kind === 'record') meetConflict(refusal.data.conflict);
    else if (refusal.errorCode === 'save.problems') meetProblems(refusal.data.problems ?? []);
    else if (refusal.errorCode === 'save.type-changed') onStructureChanged();
    else void refresh();
  };

  const save = async (way: SaveWay) => {
    if (saving) return;
    setSaving(true);
    const content = normaliseContent(sections, state.content);
    setState((now) => ({ ...now, content }));
    try {
      const input = { key: record, revision: state.revision, types: state.types, state: way.state, content };
      await finish(content, await kind.calls.save(input, { context: { handleErrorCodes: shownHere } }), way);
    } catch (error) {
      meetRefusal(error);
    } finally {
      setSaving(false);
    }
  };
  return { save, saving };
};
