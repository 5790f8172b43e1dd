import { parseDate, todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import { isilPlaceholder, tidyIsil } from '@bronhouder/domain/isil/code.ts';
import { problemsOfIsil } from '@bronhouder/domain/isil/problems.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { Checkbox, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, handled } from '../../api/clients.ts';
import { TypedDate } from '../../forms/fields/typed-date.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { messageAt } from '../../forms/message.tsx';
import { useTimeZone } from '../../i18n/use-formats.ts';
import { useWrite } from '../../forms/use-write.ts';
import { type Draft, draftOf, type IsilCode, loserOf, newDraft } from './code.ts';

type Props = { organisation: string; codes: readonly IsilCode[] /** None: a new one. */; code: IsilCode | undefined; onClose: () => void };

const useProblems = (draft: Draft): Problem[] => {
  const today = todayIn(useTimeZone(), new Date().toISOString());
  const startDate = parseDate(draft.startDate);
  const isNone = draft.startDate.trim() !== '' && startDate === undefined;
  const problems = problemsOfIsil({ ...draft, startDate: startDate ?? '' }, today);
  return isNone ? [...problems.filter(({ field }) => field !== 'startDate'), { field: 'startDate', code: 'date' }] : problems;
};

/** Adds an ISIL code, or changes one (points 3 and 5); says which code loses a mark by it. */
export const CodeDialog = ({ organisation, codes, code, onClose }: Props) => {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<Draft>(code ? draftOf(code) : newDraft(codes));
  const [told, setTold] = useState(false);
  const own = useProblems(draft);
  const newest = codes.find(({ key }) => key === code?.key);
  const write = useWrite({
    call: (written: Draft) =>
      code
        ? api.isil.save({ organisation, isil: code.key, version: newest?.version ?? code.version, ...written }, handled)
        : api.isil.create({ organisation, ...written }, handled),
    said: () => t(code ? 'isil.saved' : 'isil.added'),
    onDone: onClose,
  });
  const change = (part: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...part }));
    write.reset();
  };
  const inUse: ReactNode = write.code === 'isil.in-use' && write.failure;
  const other = write.code === 'version.newer' ? t('isil.form.newer') : inUse ? null : write.failure;
  const problems = [...(told ? own : []), ...write.problems];
  const taking = (mark: 'original' | 'current') => {
    const loser = draft[mark] && loserOf(codes, mark, code?.key);
    return loser ? t('isil.form.takes', { code: loser.code }) : t(`isil.form.${mark}Help`);
  };
  const submit = () => {
    setTold(true);
    if (own.length === 0) write.run({ ...draft, startDate: parseDate(draft.startDate) ?? '' });
    else document.getElementById(own[0]?.field === 'code' ? 'isil-code' : 'isil-start')?.focus();
  };
  return (
    <FormDialog
      title={t(code ? 'isil.form.edit' : 'isil.form.add')}
      confirm={t(code ? 'isil.form.save' : 'isil.form.confirm')}
      cancel={t('isil.form.cancel')}
      failure={other}
      pending={write.pending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        id="isil-code"
        label={t('isil.form.code')}
        description={t('isil.form.codeHelp')}
        placeholder={isilPlaceholder}
        required
        autoComplete="off"
        data-autofocus
        value={draft.code}
        error={inUse || messageAt(problems, 'code')}
        onChange={(event) => change({ code: event.currentTarget.value })}
        onBlur={() => setDraft((now) => ({ ...now, code: tidyIsil(now.code) }))}
      />
      <TypedDate
        id="isil-start"
        name={t('isil.form.startDate')}
        label={t('isil.form.startDate')}
        required
        value={draft.startDate}
        error={messageAt(problems, 'startDate')}
        onChange={(startDate) => change({ startDate })}
      />
      <Checkbox
        label={t('isil.form.current')}
        description={taking('current')}
        checked={draft.current}
        onChange={(event) => change({ current: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('isil.form.original')}
        description={taking('original')}
        checked={draft.original}
        onChange={(event) => change({ original: event.currentTarget.checked })}
      />
    </FormDialog>
  );
};
