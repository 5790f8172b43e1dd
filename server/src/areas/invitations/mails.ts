import { roles as en } from '@bronhouder/phrases/en/roles.ts';
import { roles as nl } from '@bronhouder/phrases/nl/roles.ts';
import { roleNameIn } from '@bronhouder/phrases/role-name.ts';
import type { Transaction } from 'kysely';
import { fullName } from '../../access/accounts.ts';
import type { DB } from '../../database/types.ts';
import type { Caller } from '../../http/caller.ts';
import { aboutPlace } from '../../jobs/about.ts';
import { notify } from '../../jobs/notify.ts';
import { secretMark } from '../../outside/mail/mail.ts';
import type { InvitationRecord, InvitedRole } from './record.ts';

const texts = { nl: nl.builtIn, en: en.builtIn };

/** What a role is meant for, for a reader of this language. */
export const roleDescriptionIn = (language: 'nl' | 'en', { builtIn, description }: InvitedRole): string =>
  builtIn === null ? description : texts[language][builtIn].description;

/** Where the access service's page for the token is: below the portal's address, or wherever the service lives. */
const pageOf = (access: string): { path: string; origin?: string } => {
  const page = `#/invitation/${secretMark}`;
  if (!URL.canParse(access)) return { path: `${access.replace(/^\/|\/$/g, '')}/${page}` };
  const { origin, pathname } = new URL(access);
  return { origin, path: `${pathname.replace(/^\/|\/$/g, '')}/${page}`.replace(/^\//, '') };
};

/** The mail to whoever is invited, in the transaction of the invitation: the only place where its token ever stands. */
export const mailInvitation = async (trx: Transaction<DB>, it: InvitationRecord, token: string, caller: Caller): Promise<void> => {
  const { house, now, who } = caller;
  const inviter = fullName(who.user);
  const { email: to, language, role, at, facts } = it;
  const values = {
    inviter,
    role: roleNameIn(language, role),
    does: roleDescriptionIn(language, role),
    place: at.name,
    at: facts.expiresAt,
  };
  await house.mailer.write(
    trx,
    { kind: 'invitation', to, name: '', language, values, quote: it.message, secret: token, ...pageOf(house.config.services.access) },
    now,
  );
};

const usersOf = ({ at }: InvitationRecord): string => `#/${at.kind}/${at.key}/users`;

/** Word to whoever sent the invitation, as they want to hear it; not of what they did themselves. */
export const tellSender = async (
  trx: Transaction<DB>,
  it: InvitationRecord,
  answer: 'accepted' | 'denied' | 'expired',
  { house, who, now }: Caller,
): Promise<void> => {
  if (!it.sender) return;
  const told = { people: [it.sender.key], about: aboutPlace(it.place), by: answer === 'expired' ? null : who.user.key };
  const at = answer === 'expired' ? it.facts.expiresAt : (it.facts.answeredAt ?? now);
  await notify(house, trx, told, (to) => ({
    ...to,
    kind: 'invitation-answered',
    path: usersOf(it),
    values: { email: it.email, role: roleNameIn(to.language, it.role), place: it.at.name, answer, at },
  }));
};
