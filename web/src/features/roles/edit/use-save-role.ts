import type { Problem } from '@bronhouder/domain/problem.ts';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, handled, queries } from '../../../api/clients.ts';
import { refusalIn } from '../../../api/refusal.ts';
import type { Draft } from './role-draft.ts';

/** Which role is saved from which version; none: it is made, as a copy of another or empty. */
export type Target = { team: string; role: { key: string; version: number } | null; copiedFrom: string | null };

const noProblems: Problem[] = [];

/** Saves a role, or makes it. What the server refuses stays with the form: problems at their fields, the rest as one message. */
export const useSaveRole = (
  { team, role, copiedFrom }: Target,
  onSaved: (saved: { key: string; version: number }, draft: Draft) => void,
) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [refusedDraft, setRefusedDraft] = useState<Draft | null>(null);
  const mutation = useMutation({
    mutationFn: (draft: Draft) =>
      role
        ? api.role.save({ ...draft, team, role: role.key, version: role.version }, handled)
        : api.role.create({ ...draft, team, copiedFrom }, handled),
    onSuccess: (saved, draft) => {
      notifications.show({ message: t(role ? 'roles.edit.saved' : 'roles.edit.created', { name: draft.name.trim() }), color: 'green' });
      onSaved(saved, draft);
      void client.invalidateQueries({ queryKey: queries.role.key() });
      // Whoever changes a role may hold it.
      void client.invalidateQueries({ queryKey: queries.menu.key() });
    },
    onError: (_, draft) => {
      setRefusedDraft(draft);
      // Somebody else may have changed it, or one's own rights.
      void client.invalidateQueries({ queryKey: queries.role.key() });
    },
  });
  const refusal = refusalIn(mutation.error);
  const newer = refusal?.errorCode === 'version.newer';
  const problems = refusal?.errorCode === 'form.problems' ? (refusal.data.problems ?? noProblems) : noProblems;
  return {
    save: mutation.mutate,
    reset: mutation.reset,
    pending: mutation.isPending,
    newer,
    /** A name that was refused is no problem any more once it is another one. */
    problemsOf: (draft: Draft) => (draft.name === refusedDraft?.name ? problems : problems.filter(({ field }) => field !== 'name')),
    /** What is told as a message. */
    refusal: newer || problems.length > 0 ? undefined : refusal,
    failed: mutation.isError && !refusal,
  };
};
export type Saving = ReturnType<typeof useSaveRole>;
