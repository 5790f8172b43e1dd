import { on } from '../../http/implement.ts';
import type { Caller } from '../../http/caller.ts';
import type { Question } from '../../outside/verdicts.ts';

/** What the outside world says, `unsure` when it says nothing in time. */
const verdictOn = async ({ house }: Caller, question: Question) => {
  const [verdict = 'unsure'] = await house.outside.verdicts.ask([question]);
  return { verdict };
};

export const checkRoutes = on.check.router({
  email: on.check.email.handler(({ context, input }) => verdictOn(context.caller, { kind: 'email', value: input.email })),
  url: on.check.url.handler(({ context, input }) => verdictOn(context.caller, { kind: 'url', value: input.url })),
});
