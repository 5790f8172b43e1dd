import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, handled, queries } from '../../../api/clients.ts';
import type { ApiAnswers } from '../../../api/types.ts';

export type Answer = ApiAnswers['team']['applySettings'][number];
/** `idle` before it began; `stopped`: the portal did not answer any more. */
export type Applying = { phase: 'idle' | 'running' | 'done' | 'stopped'; count: number; answers: Answer[] };

/** So many in one call: enough to be quick, few enough to see it move. */
const atOnce = 10;
/** Brings organisations beneath a team into line, some at a time, with an answer for each as it comes. */
export const useApply = (team: string) => {
  const client = useQueryClient();
  const [state, setState] = useState<Applying>({ phase: 'idle', count: 0, answers: [] });
  const run = async (organisations: string[]): Promise<void> => {
    let answers: Answer[] = [];
    setState({ phase: 'running', count: organisations.length, answers });
    try {
      for (let from = 0; from < organisations.length; from += atOnce) {
        const some = organisations.slice(from, from + atOnce);
        answers = [...answers, ...(await api.team.applySettings({ key: team, organisations: some }, handled))];
        setState({ phase: 'running', count: organisations.length, answers });
      }
      setState({ phase: 'done', count: organisations.length, answers });
    } catch {
      setState({ phase: 'stopped', count: organisations.length, answers });
    }
    await Promise.all([
      client.invalidateQueries({ queryKey: queries.organisation.key() }),
      client.invalidateQueries({ queryKey: queries.team.key() }),
      client.invalidateQueries({ queryKey: queries.menu.key() }),
    ]);
  };
  return { state, run };
};
