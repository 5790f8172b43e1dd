import { api } from '@bronhouder/contract/api.ts';
import type { Needs } from '@bronhouder/contract/entry.ts';
import { implement } from '@orpc/server';
import type { Arrival, Caller } from './caller.ts';
import { refuse } from './refusal-error.ts';
import { unkeepableText } from './unkeepable-text.ts';

/** Who may come in: everybody for `public`; else whoever is signed in, with the right that the record or the query has to check. */
export const callerOf = (arrival: Arrival, needs: Needs): Caller => {
  const who = arrival.who ?? refuse('session.missing');
  return {
    house: arrival.house,
    tenant: arrival.tenant,
    db: arrival.house.database.forTenant(arrival.tenant.key),
    who,
    now: arrival.now,
    // Of several rights any will do: the query names them.
    right: needs === 'public' || needs === 'signed-in' || needs === 'WITHIN:read' ? null : needs,
  };
};

/** The contract, to be implemented noun by noun: `on.organisation.get.handler(({ context, input }) => …)`. */
export const on = implement(api)
  .$context<Arrival>()
  .use(({ context, next, procedure }, input) => {
    const { needs, reads } = procedure['~orpc'].meta;
    const caller = callerOf(context, needs);
    if (caller.who.looking && !reads) refuse('look.read-only');
    const problems = unkeepableText(input);
    if (problems.length > 0) refuse('input.invalid', {}, problems);
    return next({ context: { caller } });
  });
