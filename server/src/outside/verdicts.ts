import { LRUCache } from 'lru-cache';

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

export const verdicts = (askers: Record<Question['kind'], (value: string) => Promise<Verdict>>): Verdicts => {
  const answers = new LRUCache<string, Verdict>({ max: 10_000 });
  const nameOf = ({ kind, value }: Question) => `${kind}:${kind === 'email' ? value.slice(value.lastIndexOf('@') + 1).toLowerCase() : value}`;
  const known = (question: Question) => answers.get(nameOf(question));
  const askOne = async (question: Question): Promise<Verdict> => {
    const verdict = known(question) ?? (await askers[question.kind](question.value).catch((): Verdict => 'unsure'));
    answers.set(nameOf(question), verdict, { ttl: believedFor[verdict] });
    return verdict;
  };
  return { known, ask: (questions) => Promise.all(questions.map(askOne)) };
};
