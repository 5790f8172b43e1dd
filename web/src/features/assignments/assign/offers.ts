import type { HeldAt, Offer, Scope } from '../line.ts';

type Offered = Offer['scopes'][number];

const mayGive = ({ missing }: Offered): boolean => missing.length === 0;

/** Whether a role can be handed out at the place in any scope. */
export const isOpen = ({ scopes }: Offer): boolean => scopes.some(mayGive);

/** The rights that stand in the way in whichever scope comes nearest. */
export const missingOf = ({ scopes }: Offer): string[] =>
  scopes.map(({ missing }) => missing).toSorted((one, other) => one.length - other.length)[0] ?? [];

/** At an organisation "current" and "current and beneath" mean the same (decisions 3), so that one of them is enough. */
export const shownScope = (kind: HeldAt['kind'], scope: Scope): Scope =>
  kind === 'organisation' && scope === 'current' ? 'currentAndBeneath' : scope;

/** The scopes that differ at such a place. */
export const scopesAt = (kind: HeldAt['kind'], { scopes }: Offer): Offered[] =>
  scopes.filter(({ scope }) => shownScope(kind, scope) === scope);

/** The scope to begin with: the one that was chosen, where the role can be given so, else the first in which it can. */
export const scopeFor = (kind: HeldAt['kind'], offer: Offer, chosen: Scope): Scope => {
  const shown = scopesAt(kind, offer);
  const wanted = shownScope(kind, chosen);
  return (shown.find((one) => one.scope === wanted && mayGive(one)) ?? shown.find(mayGive))?.scope ?? wanted;
};
