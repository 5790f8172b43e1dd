import { type ListedAddress, listAddresses } from '@bronhouder/domain/invitations/addresses.ts';
import { hasEffect } from '@bronhouder/domain/permissions/effect.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import type { ApiAnswers } from '../../api/types.ts';

export type Offer = ApiAnswers['assignment']['offers'][number];
export type Scope = Offer['scopes'][number]['scope'];
/** Where somebody is invited. */
export type InvitePlace = { kind: 'team' | 'organisation'; key: string; name: string };

/** As the server takes them. */
export const mostAtOnce = 100;

/** What stands in the dialog. */
export type InviteInput = { emails: string; role: string | null; scope: Scope; language: 'nl' | 'en'; message: string };

/** The typed list as it is counted: the addresses each once, those that are none, and how many stand there twice. */
export type Counted = { emails: string[]; wrong: string[]; doubles: number };

const isNew = ({ email, double }: ListedAddress): boolean => email !== null && !double;

/** Reads what was typed or pasted. */
export const counted = (typed: string): Counted => {
  const listed = listAddresses(typed);
  return {
    emails: listed.filter(isNew).flatMap(({ email }) => email ?? []),
    wrong: listed.flatMap((one) => (one.email === null ? [one.typed] : [])),
    doubles: listed.filter(({ double }) => double).length,
  };
};

const mayGive = ({ missing }: Offer['scopes'][number]): boolean => missing.length === 0;

/**
 * What can be chosen at a place: the scopes in which a role gives anything there, and the roles with such a scope. At an organisation
 * "current" and "current and beneath" mean the same, so one of them is enough.
 */
export const choicesAt = (kind: InvitePlace['kind'], offers: readonly Offer[]): Offer[] =>
  offers
    .map((offer) => ({
      ...offer,
      scopes: offer.scopes.filter(
        ({ scope }) => (kind === 'team' || scope !== 'current') && hasEffect(kind, scope, offer.role.rights as Right[]),
      ),
    }))
    .filter(({ scopes }) => scopes.length > 0);

/** Whether a role can be handed out at the place in any scope. */
export const isOpen = ({ scopes }: Offer): boolean => scopes.some(mayGive);

/** The scope to begin with: the one that was chosen, where the role can be given so, else the first in which it can. */
export const scopeFor = ({ scopes }: Offer, chosen: Scope): Scope =>
  (scopes.find((one) => one.scope === chosen && mayGive(one)) ?? scopes.find(mayGive))?.scope ?? chosen;

/** What is wrong at which field, by key of the texts. */
export const inviteProblems = ({ emails, wrong }: Counted, role: string | null) => ({
  emails: problemOfEmails(emails.length, wrong.length),
  role: role === null ? ('roleRequired' as const) : null,
});

const problemOfEmails = (right: number, wrong: number) => {
  if (wrong > 0) return 'wrong' as const;
  if (right === 0) return 'required' as const;
  return right > mostAtOnce ? ('tooMany' as const) : null;
};
