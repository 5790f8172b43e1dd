import type { NewAccountInput, offeredInvitation } from '@bronhouder/contract/access.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import type { Place } from '@bronhouder/domain/permissions/assignment.ts';
import type { z } from 'zod';
import type { PasswordFault } from './password-rule.ts';
import type { AccessCode } from './refusal.ts';

/** Why the link of an invitation leads no further. */
export type InvitationFault = Extract<AccessCode, `invitation.${string}`>;
export type DeskAnswer<T, Fault = InvitationFault> = { ok: true; value: T } | { ok: false; fault: Fault };

/**
 * Where the pages of the access service answer invitations by the token of their mail. Whoever has it has read the mail, and so owns the
 * address. Unknown, outdated and forgotten tokens, and those of other tenants, all get `invitation.unknown`.
 */
export type InvitationDesk = {
  find(tenant: Key, token: string): Promise<DeskAnswer<z.output<typeof offeredInvitation>>>;
  /** `account`: of whoever has none yet; whoever has one needs none. */
  accept(
    tenant: Key,
    token: string,
    account: NewAccountInput | null,
  ): Promise<DeskAnswer<{ email: string; place: Place; made: boolean }, InvitationFault | PasswordFault | 'input.invalid'>>;
  deny(tenant: Key, token: string): Promise<DeskAnswer<null>>;
};
