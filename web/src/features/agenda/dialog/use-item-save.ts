import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import type { ConflictOf } from '@bronhouder/domain/saving/conflict.ts';
import { notifications } from '@mantine/notifications';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/clients.ts';
import { refusalIn } from '../../../api/refusal.ts';
import { jumpToField } from '../../../forms/jump.ts';
import { isAtOrBelow } from '../../../forms/path.ts';
import { useRefusalText } from '../../records/parts/use-refusal-text.ts';
import { type AgendaItem, useRefreshAgenda } from './agenda-item.ts';
import { formName } from './fields/at-path.ts';
import { type Asking, madeBefore } from './made-before.ts';
import { openParts, parts, rebased, refusedWith, revealed, writtenOf } from './item-state.ts';
import type { ItemForm } from './use-item-form.ts';

export type SavedAs = { key: Key; version: number; split: Key | null };

type Props = { organisation: Key; saved: AgendaItem | null; form: ItemForm; onSaved: (saved: SavedAs) => void };

const handled = { context: { handleErrorCodes: 'all' as const } };
const asking: Asking = {
  occurrences: (window) => api.agenda.occurrences({ ...window, beneath: true }, handled),
  get: (named) => api.agenda.get(named, handled),
};
const afterRender = (act: () => void) => void window.setTimeout(act, 50);

const useTold = () => {
  const { t } = useTranslation();
  const tell = (message: string) => notifications.show({ message, color: 'green' });
  return {
    created: () => tell(t('agendaDialog.save.created')),
    saved: ({ merged, unchanged }: { merged: string[]; unchanged: boolean }) => {
      const touched = parts.filter((part) => merged.some((name) => isAtOrBelow(name, part)));
      if (unchanged) tell(t('agendaDialog.save.nothing'));
      else if (touched.length === 0) tell(t('agendaDialog.save.saved'));
      else tell(t('agendaDialog.save.merged', { parts: touched.map((part) => t(`agendaDialog.save.parts.${part}`)).join(', ') }));
    },
  };
};

/** Saves the dialog's input, and brings what the server answers back into it: conflicts, problems, or why it cannot be. */
export const useItemSave = ({ organisation, saved, form, onSaved }: Props) => {
  const { t } = useTranslation();
  const told = useTold();
  const refresh = useRefreshAgenda();
  const refusalText = useRefusalText();
  const [saving, setSaving] = useState(false);
  const [failed, fail] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  /** When the first try began that was not answered: it may have made the item. */
  const firstTry = useRef<Instant | null>(null);
  const { state, setState, problems } = form;

  const meetProblems = (found: readonly Problem[]) => {
    setTried(true);
    afterRender(() => jumpToField(found[0]?.field ?? '', formName));
  };
  const meetConflict = ({ revision, by, at, theirs }: ConflictOf<'item'>) =>
    setState((now) => rebased(now, { revision, content: theirs, by, at }));
  const meetRefusal = (error: unknown) => {
    const refusal = refusalIn(error);
    if (!refusal) fail(t('agendaDialog.save.unanswered'));
    else if (refusal.data.conflict?.kind === 'item') meetConflict(refusal.data.conflict);
    else if (refusal.data.problems?.length) {
      setState((now) => refusedWith(now, refusal.data.problems ?? []));
      meetProblems(refusal.data.problems);
    } else fail(refusalText(refusal).message);
  };

  const send = async (): Promise<SavedAs> => {
    const content = writtenOf(state.item);
    if (!saved) {
      const first = firstTry.current;
      const before = first && (await madeBefore(asking, organisation, content, first));
      const made = before ?? (await api.agenda.create({ organisation, ...content }, handled));
      told.created();
      return made;
    }
    const answer = await api.agenda.save({ key: saved.key, revision: state.revision, ...content }, handled);
    told.saved(answer);
    return answer;
  };

  const save = async () => {
    if (saving || openParts(state).length > 0) return;
    fail(null);
    setTried(false);
    if (problems.length > 0) {
      setState(revealed);
      meetProblems(problems);
      return;
    }
    setSaving(true);
    const began = new Date().toISOString();
    try {
      const answer = await send();
      void refresh();
      onSaved(answer);
    } catch (error) {
      if (!refusalIn(error)) firstTry.current ??= began;
      meetRefusal(error);
    } finally {
      setSaving(false);
    }
  };
  // Counted anew while one mends them, and gone with the last.
  const wrong = tried && problems.length > 0 ? t('agendaDialog.save.problems', { count: problems.length }) : null;
  return { save, saving, failed: failed ?? wrong };
};

export type ItemSave = ReturnType<typeof useItemSave>;
