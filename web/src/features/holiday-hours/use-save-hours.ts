import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, handled, queries } from '../../api/clients.ts';
import type { ApiAnswers } from '../../api/types.ts';
import { type PlannedRow, requestsOf } from './plan.ts';

export type Answer = ApiAnswers['holidayHours']['save'][number] & { title: string; organisation: string };
/** `idle` before it began; `stopped`: the portal did not answer any more. */
export type Saving = { phase: 'idle' | 'running' | 'done' | 'stopped'; count: number; answers: Answer[] };

/** So many in one call: enough to be quick, few enough to see it move. */
const atOnce = 10;
const idle: Saving = { phase: 'idle', count: 0, answers: [] };

/** Saves what is planned, some at a time, with an answer for each as it comes. */
export const useSaveHours = (team: string) => {
  const client = useQueryClient();
  const [state, setState] = useState<Saving>(idle);
  const run = async (plan: readonly PlannedRow[], publish: boolean): Promise<void> => {
    const requests = requestsOf(plan);
    const rowOf = new Map(plan.flatMap(({ row }) => row.targets.map((target) => [target.key, row] as const)));
    const count = requests.length;
    let answers: Answer[] = [];
    setState({ phase: 'running', count, answers });
    try {
      for (let from = 0; from < count; from += atOnce) {
        const told = await api.holidayHours.save({ key: team, publish, targets: requests.slice(from, from + atOnce) }, handled);
        answers = [
          ...answers,
          ...told.map((answer) => ({
            ...answer,
            title: rowOf.get(answer.key)?.title ?? '',
            organisation: rowOf.get(answer.key)?.key ?? '',
          })),
        ];
        setState({ phase: 'running', count, answers });
      }
      setState({ phase: 'done', count, answers });
    } catch {
      setState({ phase: 'stopped', count, answers });
    }
    await Promise.all(
      [queries.holidayHours, queries.organisation, queries.agenda, queries.team].map((noun) =>
        client.invalidateQueries({ queryKey: noun.key() }),
      ),
    );
  };
  return { state, run, reset: () => setState(idle) };
};
