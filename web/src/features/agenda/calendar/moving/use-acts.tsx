import type { Span } from '@bronhouder/domain/agenda/item.ts';
import type { Which } from '@bronhouder/domain/agenda/acts/act.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, handled, queries } from '../../../../api/clients.ts';
import { failureText } from '../../../../api/failure.ts';
import { refusalIn } from '../../../../api/refusal.ts';
import { lookUp } from '../../../../i18n/look-up.ts';
import type { Shown } from '../shown.ts';
import { useWords } from '../use-words.ts';
import { timedOf } from './drop.ts';

const sevenSeconds = 7000;

type Written = { key: string; version: number };
/** One write: what is asked of the server, and what is said when it is done. */
type Write = { call: () => Promise<Written>; said: string; undoes?: boolean };

const seenOf = ({ entry: { key, version } }: Shown): Written => ({ key, version });

/** Moving, cancelling and putting back of single times, with the way back of the newest: in the notice and on the page. */
export const useActs = () => {
  const { t } = useTranslation();
  const words = useWords();
  const client = useQueryClient();
  const [last, setLast] = useState<Written | null>(null);

  const writing = useMutation({
    mutationFn: ({ call }: Write) => call(),
    onSuccess: ({ key, version }, { said, undoes }) => {
      setLast(undoes ? null : { key, version });
      const id = `agenda-${key}-${version}`;
      const back = () => {
        notifications.hide(id);
        undo({ key, version });
      };
      notifications.show({
        id,
        color: 'green',
        autoClose: sevenSeconds,
        message: undoes ? (
          said
        ) : (
          <Group gap="xs" justify="space-between" wrap="nowrap">
            <span>{said}</span>
            <Button variant="default" size="compact-sm" style={{ flex: 'none' }} onClick={back}>
              {t('calendar.undo.action')}
            </Button>
          </Group>
        ),
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: queries.key() }),
  });
  const run = (write: Write, then?: () => void) => writing.mutate(write, { onSuccess: () => then?.() });

  const undo = (written: Written) =>
    run({ call: () => api.agenda.undo(written, handled), said: t('calendar.undo.done'), undoes: true }, undefined);

  const refusal = refusalIn(writing.error);
  const problems: Problem[] = (refusal?.errorCode === 'form.problems' && refusal.data.problems) || [];
  const failure = !writing.isError ? null : refusal ? failureText(refusal, lookUp).message : t('refusals.service.unavailable.message');
  return {
    move: (shown: Shown, { span, which, reason }: { span: Span; which: Which; reason: string }, then?: () => void) =>
      run(
        {
          call: () =>
            api.agenda.move(
              { ...seenOf(shown), at: shown.at, which, span, reason, location: which === 'this' ? (shown.location?.key ?? null) : null },
              handled,
            ),
          said: t('calendar.move.moved', { title: shown.title, when: words.when(timedOf(span)) }),
        },
        then,
      ),
    skip: (shown: Shown, { which, reason }: { which: 'this' | 'following'; reason: string }, then?: () => void) =>
      run(
        {
          call: () => api.agenda.cancel({ ...seenOf(shown), at: shown.at, which, reason }, handled),
          said: t('calendar.skip.cancelled', { title: shown.title, when: words.when(shown) }),
        },
        then,
      ),
    resume: (shown: Shown) =>
      run({
        call: () => api.agenda.resume({ ...seenOf(shown), at: shown.at }, handled),
        said: t('calendar.resume.done', { title: shown.title }),
      }),
    undo: last && (() => undo(last)),
    pending: writing.isPending,
    problems,
    failure,
    reset: writing.reset,
  };
};

export type Acts = ReturnType<typeof useActs>;
