import { type ListedAddress, listAddresses } from '@bronhouder/domain/invitations/addresses.ts';
import type { Scope } from '../../shell/rights/offers.ts';

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
