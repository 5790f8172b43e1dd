import { LRUCache } from 'lru-cache';
import { isForExamples } from './reserved-names.ts';

/** What the outside world says of a mail domain or a website; `unsure`: it did not answer in time, which is held against nobody. */
export type Verdict = 'ok' | 'refused' | 'unsure';
export type Question = { kind: 'email' | 'url'; value: string };

/** Asks the outside world and remembers the answers for a while, so that a save does not have to wait for them. */
export type Verdicts = {
  /** What is known already. */
  known(question: Question): Verdict | undefined;
  /** Asks all at once; takes as long as the slowest answer, 5 seconds at most. */
  ask(questions: readonly Question[]): Promise<Verdict[]>;
};

const minutes = 60_000;
const believedFor: Record<Verdict, number> = { ok: 30 * minutes, refused: 2 * minutes, unsure: minutes };

const domainOf = ({ kind, value }: Question): string => {
  if (kind === 'email') return value.slice(value.lastIndexOf('@') + 1).toLowerCase();
  return URL.canParse(value) ? new URL(value).hostname : '';
};

export const verdicts = (askers: Record<Question['kind'], (value: string) => Promise<Verdict>>): Verdicts => {
  const answers = new LRUCache<string, Verdict>({ max: 10_000 });
  const nameOf = (question: Question) => `${question.kind}:${question.kind === 'email' ? domainOf(question) : question.value}`;
  const known = (question: Question) => answers.get(nameOf(question)) ?? (isForExamples(domainOf(question)) ? 'unsure' : undefined);
  const askOne = async (question: Question): Promise<Verdict> => {
    const verdict = known(question) ?? (await askers[question.kind](question.value).catch((): Verdict => 'unsure'));
    answers.set(nameOf(question), verdict, { ttl: believedFor[verdict] });
    return verdict;
  };
  return { known, ask: (questions) => Promise.all(questions.map(askOne)) };
};
