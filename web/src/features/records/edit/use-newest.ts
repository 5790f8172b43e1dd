import { combine } from '@bronhouder/domain/types/combine.ts';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rebased, restructured } from '../../../forms/form-state.ts';
import { jumpToConflict } from '../../../forms/jump.ts';
import type { RecordForm } from '../../../forms/use-record-form.ts';
import type { FormInView } from '../record-view.ts';
import { type Structure, structureOf } from './structure.ts';
import { useFieldNames } from './use-field-names.ts';

/** Fetches the newest of the record and of its types past the cache, and lets the form go on from it with what was typed. */
export const useNewest = (
  { kind, record: { key } }: FormInView,
  form: RecordForm,
  structure: Structure,
  setStructure: (structure: Structure) => void,
) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const names = useFieldNames(structure.sections);
  const [fetching, setFetching] = useState(false);

  const take = async () => {
    const { record, types } = await kind.newest(client, key);
    const next = structureOf(types);
    const saved = { revision: record.facts.working, types: next.types, content: record.content };
    const { state, taken } = rebased(form.state, saved, { by: record.savedBy?.name ?? null, at: record.savedAt });
    const { state: fitting, lost } = restructured(state, combine(types), next.types);
    form.setState(fitting);
    setStructure(next);
    return { taken, lost, conflict: fitting.conflicts?.fields.find((one) => one.chosen === null)?.field };
  };

  /** `said`: what is told when it went through. */
  const run = (said: (taken: string[]) => string) => async () => {
    setFetching(true);
    try {
      const { taken, lost, conflict } = await take();
      const loss = lost.length > 0 ? t('edit.structure.lost', { fields: names(lost) }) : '';
      notifications.show({ message: [said(taken), loss].filter(Boolean).join(' '), color: 'green' });
      if (conflict) window.setTimeout(() => jumpToConflict(conflict), 50);
    } catch {
      notifications.show({ message: t('edit.save.unanswered'), color: 'yellow' });
    } finally {
      setFetching(false);
    }
  };
  return {
    fetching,
    takeOver: run((taken) => t('edit.elsewhere.taken', { count: taken.length, fields: names(taken) })),
    refresh: run(() => t('edit.structure.refreshed')),
  };
};
