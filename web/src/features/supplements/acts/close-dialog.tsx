import { parseDate, todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import { closingProblems } from '@bronhouder/domain/supplements/closing.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { SimpleGrid, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/clients.ts';
import { TypedDate } from '../../../forms/fields/typed-date.tsx';
import { messageAt } from '../../../forms/message.tsx';
import { useTimeZone } from '../../../i18n/use-formats.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import type { Supplement } from '../record.ts';
import { ActFailure } from './act-failure.tsx';
import { Effects } from './effects.tsx';
import { useSupplementAct } from './use-supplement-act.ts';

type Typed = { from: string; till: string; reason: string };
type Input = { from: string; till: string | null; reason: string };

const dateProblem = (text: string, field: string, needed: boolean): Problem[] => {
  if (text === '') return needed ? [{ field, code: 'required' }] : [];
  return parseDate(text) ? [] : [{ field, code: 'date' }];
};

/** What is wrong with what was typed; dates first, for an order of what are no dates says nothing. */
const problemsOf = ({ from, till, reason }: Typed, today: string): Problem[] => {
  const dates = [...dateProblem(from, 'from', true), ...dateProblem(till, 'till', false)];
  if (dates.length > 0) return dates;
  return closingProblems({ from: parseDate(from) ?? '', till: parseDate(till) ?? null, reason }, today);
};

const useClosing = (supplement: Supplement) => {
  const today = todayIn(useTimeZone(), new Date().toISOString());
  const { closing } = supplement;
  const [typed, setTyped] = useState<Typed>({ from: closing?.from ?? today, till: closing?.till ?? '', reason: closing?.reason ?? '' });
  const [tried, setTried] = useState(false);
  const problems = problemsOf(typed, today);
  return {
    typed,
    type: (change: Partial<Typed>) => setTyped({ ...typed, ...change }),
    tried: () => setTried(true),
    problems,
    shown: tried ? problems : [],
  };
};

/** Closes a supplement for a while (a hall that is rebuilt), once it is seen what that touches. */
export const CloseDialog = ({ supplement, onClose }: { supplement: Supplement; onClose: () => void }) => {
  const { t } = useTranslation();
  useFocusBack();
  const { title } = supplement;
  const { typed, type, tried, problems, shown } = useClosing(supplement);
  const act = useSupplementAct<Input>({
    supplement,
    call: api.supplement.close,
    done: t('supplement.closing.done', { title }),
    onDone: onClose,
  });
  const all = [...shown, ...(act.refusal?.data.problems ?? [])];
  const confirm = () => {
    tried();
    if (problems.length > 0) return;
    act.run({ from: parseDate(typed.from) ?? '', till: parseDate(typed.till) ?? null, reason: typed.reason.trim() });
  };
  return (
    <ConfirmDialog
      opened
      size="lg"
      title={t('supplement.closing.title', { title })}
      confirm={t('supplement.closing.confirm')}
      cancel={t('supplement.replace.cancel')}
      pending={act.pending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Stack gap="sm">
        <p style={{ margin: 0 }}>{t('supplement.closing.lead')}</p>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TypedDate
            id="closing-from"
            label={t('supplement.closing.from')}
            name={t('supplement.closing.from')}
            value={typed.from}
            error={messageAt(all, 'from')}
            onChange={(from) => type({ from })}
          />
          <TypedDate
            id="closing-till"
            label={t('supplement.closing.till')}
            name={t('supplement.closing.till')}
            value={typed.till}
            error={messageAt(all, 'till')}
            onChange={(till) => type({ till })}
          />
        </SimpleGrid>
        <Textarea
          label={t('supplement.closing.reason')}
          description={t('supplement.closing.reasonHelp')}
          autosize
          minRows={2}
          maxLength={500}
          value={typed.reason}
          error={messageAt(all, 'reason')}
          onChange={(event) => type({ reason: event.currentTarget.value })}
        />
        <Effects supplement={supplement.key} act="close" days={{ from: parseDate(typed.from), till: parseDate(typed.till) }} />
        {!act.refusal?.data.problems && <ActFailure act={act} />}
      </Stack>
    </ConfirmDialog>
  );
};
