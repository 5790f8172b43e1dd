import type { AccessAnswers } from '../../api/types.ts';
import { post, type Result } from '../call.ts';

/** What an invitation is about, as the service shows it to whoever has the link. */
export type Offer = AccessAnswers['invitation'];
export type Accepted = AccessAnswers['acceptInvitation'];

/** Who somebody new is; without a password where one signs in elsewhere. */
export type NewAccount = { firstName: string; infix: string; familyName: string; language: 'nl' | 'en'; password?: string };

/** The three things that can be done with the token of a mail. Only the last two change anything, and only when they are pressed. */
export const lookAt = (token: string): Promise<Result<Offer>> => post('/public/v2/invitation', { token });
export const accept = (token: string, account: NewAccount | null): Promise<Result<Accepted>> =>
  post('/public/v2/invitation/acceptance', { token, account });
export const deny = (token: string): Promise<Result<object>> => post('/public/v2/invitation/denial', { token });
