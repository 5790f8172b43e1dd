import type { TypeConcern } from '@bronhouder/domain/fields/definition.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import type { WrittenType } from '@bronhouder/domain/types/definition-shape.ts';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, handled, queries } from '../../../api/clients.ts';
import { refusalIn } from '../../../api/refusal.ts';
import { useLocalised } from '../../../i18n/use-formats.ts';

/** Which type is saved from which version; none: it is made. */
type Target = { type: string | null; version: number; concerns: TypeConcern };

const noProblems: Problem[] = [];

/** Saves a type whose effects were looked at, or makes it. What the server refuses stays with the form. */
export const useSaveType = (
  { type, version, concerns }: Target,
  onSaved: (saved: { key: string; version: number }, written: WrittenType) => void,
) => {
  const { t } = useTranslation();
  const local = useLocalised();
  const client = useQueryClient();
  const [refusedDraft, setRefusedDraft] = useState<WrittenType | null>(null);
  const mutation = useMutation({
    mutationFn: (draft: WrittenType) =>
      type === null
        ? api.type.create({ concerns, type: draft }, handled)
        : api.type.save({ key: type, version, type: draft, confirmed: true }, handled),
    onSuccess: (saved, draft) => {
      const name = local(draft.name).trim();
      notifications.show({ message: t(type === null ? 'types.bar.created' : 'types.bar.saved', { name }), color: 'green' });
      onSaved(saved, draft);
      void client.invalidateQueries({ queryKey: queries.type.key() });
      // What can be made, and what it is called, stands in menus.
      void client.invalidateQueries({ queryKey: queries.menu.key() });
    },
    onError: (_, draft) => {
      setRefusedDraft(draft);
      void client.invalidateQueries({ queryKey: queries.type.key() });
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
    /** What only the server knows, as long as it is about what is written. */
    problemsOf: (draft: WrittenType) =>
      draft.name === refusedDraft?.name ? problems.filter(({ code }) => code === 'not-unique') : noProblems,
    refusal: newer || problems.length > 0 ? undefined : refusal,
    failed: mutation.isError && !refusal,
  };
};
