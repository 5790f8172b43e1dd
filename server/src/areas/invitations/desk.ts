import type { NewAccountInput } from '@bronhouder/contract/access.ts';
import { reasonNotToAnswer, stillStands } from '@bronhouder/domain/invitations/answer.ts';
import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { prepareAccount, type PreparedAccount } from '../../access/accounts.ts';
import { hashOf } from '../../access/cookie.ts';
import type { DeskAnswer, InvitationDesk, InvitationFault } from '../../access/invitation-desk.ts';
import type { PasswordFault } from '../../access/password-rule.ts';
import { perform } from '../../change.ts';
import type { House } from '../../house.ts';
import { nobody } from '../../jobs/portal.ts';
import { tenantByKey } from '../tenants/queries/find.ts';
import { acceptWith, denyInvitation } from './answer-invitation.ts';
import { asInvited } from './as-invited.ts';
import { type Account, accountOf, invitationBehind } from './queries/behind-link.ts';
import { type InvitationRecord, offerOf } from './record.ts';

type Behind = { it: InvitationRecord; account: Account | null; tokenHash: string };

const faultOf = ({ it, account }: Behind, now: Instant): InvitationFault | null => {
  if (it.facts.answer) return `invitation.${it.facts.answer}`;
  if (reasonNotToAnswer(it.facts, now)) return 'invitation.expired';
  return account?.deactivated ? 'invitation.account-closed' : null;
};

const behind = async (house: House, tenant: Key, token: string): Promise<DeskAnswer<Behind>> => {
  const db = house.database.forTenant(tenant);
  const tokenHash = hashOf(token);
  const it = await invitationBehind(db, tokenHash);
  if (!it) return { ok: false, fault: 'invitation.unknown' };
  const found = { it, tokenHash, account: await accountOf(db, it.email) };
  const fault = faultOf(found, house.clock());
  return fault ? { ok: false, fault } : { ok: true, value: found };
};

const shown = ({ it, account }: Behind) => ({
  email: it.email,
  inviter: it.sender?.name || null,
  role: { key: it.role.key, name: it.role.name, builtIn: it.role.builtIn, description: it.role.description },
  place: it.at,
  scope: it.scope,
  message: it.message,
  expiresAt: it.facts.expiresAt,
  account: account ? ('existing' as const) : ('new' as const),
});

/** Does the answer in the name of whoever is invited. What changed since the look is looked at again, to say what it was. */
const answer = async (house: House, tenant: Key, token: string, { it, tokenHash }: Behind, by: Key, verb: typeof denyInvitation) => {
  const its = await tenantByKey(house.database, tenant);
  if (!its) return 'invitation.unknown' as const;
  const outcome = await perform(verb, asInvited(house, its, { key: by, email: it.email }), { key: it.key, tokenHash });
  if (outcome.ok) {
    house.wake('deliver');
    return null;
  }
  const now = await behind(house, tenant, token);
  return now.ok ? ('invitation.invalid' as const) : now.fault;
};

type Made = DeskAnswer<PreparedAccount, PasswordFault | 'input.invalid'>;

/** The account of somebody new, whose address is that of the mail. */
const madeFor = async (email: string, given: NewAccountInput | null): Promise<Made> => {
  if (!given) return { ok: false, fault: 'input.invalid' };
  const { password, ...names } = given;
  const prepared = await prepareAccount({ ...names, email, ...(password !== undefined && { password }) });
  if (prepared.ok) return { ok: true, value: prepared.account };
  const { fault } = prepared;
  return { ok: false, fault: fault === 'account.exists' || fault === 'account.email' ? 'input.invalid' : fault };
};

/** Answers by the link of the mail, for the pages of the access service. */
export const invitationDesk = (house: House): InvitationDesk => ({
  find: async (tenant, token) => {
    const found = await behind(house, tenant, token);
    if (!found.ok) return found;
    return stillStands(offerOf(found.value.it)) ? { ok: true, value: shown(found.value) } : { ok: false, fault: 'invitation.invalid' };
  },
  accept: async (tenant, token, given) => {
    const found = await behind(house, tenant, token);
    if (!found.ok) return found;
    const { it, account } = found.value;
    const made = account ? null : await madeFor(it.email, given);
    if (made && !made.ok) return made;
    const fault = await answer(house, tenant, token, found.value, account?.key ?? house.newKey(), acceptWith(made?.value ?? null));
    return fault ? { ok: false, fault } : { ok: true, value: { email: it.email, place: it.at, made: made !== null } };
  },
  deny: async (tenant, token) => {
    const found = await behind(house, tenant, token);
    if (!found.ok) return found;
    const fault = await answer(house, tenant, token, found.value, found.value.account?.key ?? nobody, denyInvitation);
    return fault ? { ok: false, fault } : { ok: true, value: null };
  },
});
