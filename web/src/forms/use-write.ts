import type { Problem } from '@bronhouder/domain/problem.ts';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../api/clients.ts';
import { failureText } from '../api/failure.ts';
import { refusalIn } from '../api/refusal.ts';
import { lookUp } from '../i18n/look-up.ts';

const noProblems: Problem[] = [];

type Options<Input, Answer> = {
  call: (input: Input) => Promise<Answer>;
  /** What is said when it is done. */
  said: (input: Input) => string;
  onDone: (answer: Answer, input: Input) => void;
};

/** Writes, says so, and lets everything be asked for anew, also after a refusal. What the server refuses is told where it was written. */
export const useWrite = <Input, Answer>({ call, said, onDone }: Options<Input, Answer>) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const writing = useMutation({
    mutationFn: call,
    onSuccess: (answer, input) => {
      notifications.show({ message: said(input), color: 'green' });
      onDone(answer, input);
    },
    onSettled: () => client.invalidateQueries({ queryKey: queries.key() }),
  });
  const refusal = refusalIn(writing.error);
  const problems = refusal?.errorCode === 'form.problems' ? (refusal.data.problems ?? noProblems) : noProblems;
  const message = refusal ? failureText(refusal, lookUp).message : t('refusals.service.unavailable.message');
  return {
    run: writing.mutate,
    pending: writing.isPending,
    reset: writing.reset,
    code: refusal?.errorCode,
    problems,
    /** What is told as a message; problems stand at their fields. */
    failure: writing.isError && problems.length === 0 ? message : null,
  };
};
