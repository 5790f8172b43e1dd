import { on } from '../../http/implement.ts';
import type { Question, Verdict } from '../../outside/verdicts.ts';
import type { House } from '../../house.ts';

const { check } = on;

const verdictOn = async (house: House, question: Question): Promise<{ verdict: Verdict }> => {
  const [verdict] = await house.outside.verdicts.ask([question]);
  return { verdict: verdict ?? 'unsure' };
};

export const checkRoutes = check.router({
  email: check.email.handler(({ context, input }) => verdictOn(context.house, { kind: 'email', value: input.email })),
  url: check.url.handler(({ context, input }) => verdictOn(context.house, { kind: 'url', value: input.url })),
});
