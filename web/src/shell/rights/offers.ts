import { hasEffect } from '@bronhouder/domain/permissions/effect.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import type { ApiAnswers } from '../../api/types.ts';

/** A role that can be held at a place, with what the user lacks to hand it out in each scope. */
export type Offer = ApiAnswers['assignment']['offers'][number];
type Offered = Offer['scopes'][number];
export type Scope = Offered['scope'];
type PlaceKind = 'team' | 'organisation';

const mayGive = ({ missing }: Offered): boolean => missing.length === 0;

/** At an organisation "current" and "current and beneath" mean the same (decisions 3), so that one of them is enough. */
export const shownScope = (kind: PlaceKind, scope: Scope): Scope =>
  kind === 'organisation' && scope === 'current' ? 'currentAndBeneath' : scope;

/** What can be chosen at a place: the scopes that differ there and in which a role gives anything, and the roles with such a scope. */
export const choicesAt = (kind: PlaceKind, offers: readonly Offer[]): Offer[] =>
  offers
    .map((offer) => ({
      ...offer,
      scopes: offer.scopes.filter(({ scope }) => shownScope(kind, scope) === scope && hasEffect(kind, scope, offer.role.rights as Right[])),
    }))
    .filter(({ scopes }) => scopes.length > 0);

/** Whether a role can be handed out at the place in any scope. */
export const isOpen = ({ scopes }: Offer): boolean => scopes.some(mayGive);

/** The rights that stand in the way of handing a role out as it is meant: with everything it reaches, where it can be held so. */
export const missingOf = ({ scopes }: Offer): string[] =>
  (scopes.find(({ scope }) => scope === 'currentAndBeneath') ?? scopes[0])?.missing ?? [];

/** The scope to begin with: the one that was chosen, where the role can be given so, else the first in which it can. */
export const scopeFor = ({ scopes }: Offer, chosen: Scope): Scope =>
  (scopes.find((one) => one.scope === chosen && mayGive(one)) ?? scopes.find(mayGive) ?? scopes[0])?.scope ?? chosen;
