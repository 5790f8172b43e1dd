import type { ErrorBody } from '@bronhouder/contract/errors.ts';
import { access as en } from '@bronhouder/phrases/en/access.ts';
import { message, type MessageValues } from '@bronhouder/phrases/message.ts';
import { access as nl } from '@bronhouder/phrases/nl/access.ts';

/** Everything the access service can say no to. A code without a text does not compile. */
export type AccessCode = keyof typeof nl.refusals;
export type Language = 'nl' | 'en';

const texts = { nl: nl.refusals, en: en.refusals };

const statusOf: Record<AccessCode, number> = {
  'input.invalid': 400,
  'not-found': 404,
  'origin.foreign': 403,
  'session.missing': 412,
  'sign-in.closed': 403,
  'sign-in.local-closed': 403,
  'sign-in.wrong': 401,
  'sign-in.deactivated': 403,
  'too-many-requests': 429,
  'second-factor.wrong': 401,
  'second-factor.recovery-wrong': 401,
  'second-factor.again': 401,
  'second-factor.state': 409,
  'second-factor.password-short': 422,
  'password.wrong': 422,
  'password.none': 422,
  'password.short': 422,
  'password.long': 422,
  'password.common': 422,
  'password.personal': 422,
  'reset.expired': 422,
  'invitation.unknown': 404,
  'invitation.expired': 409,
  'invitation.accepted': 409,
  'invitation.denied': 409,
  'invitation.withdrawn': 409,
  'invitation.invalid': 409,
  'invitation.account-closed': 409,
  'provider.unavailable': 503,
  'provider.no-account': 403,
  'provider.failed': 502,
  unexpected: 500,
};

/** A refusal on its way out of the access service. */
export class AccessRefusal extends Error {
  readonly code: AccessCode;
  readonly values: MessageValues;

  constructor(code: AccessCode, values: MessageValues = {}) {
    super(code);
    this.code = code;
    this.values = values;
  }

  get status(): number {
    return statusOf[this.code];
  }

  /** The error body of specification point 3. */
  body(language: Language): ErrorBody {
    return {
      success: false,
      message: message(language, texts[language][this.code], this.values),
      errorCode: this.code,
      values: this.values,
    };
  }
}

/** The language a browser asks for; Dutch unless it prefers English. */
export const languageOf = (header: string | undefined): Language => (/^\s*en\b/i.test(header ?? '') ? 'en' : 'nl');

// What the library answers, in our codes. It never tells an unknown address from a wrong password.
const libraryCodes: Record<string, AccessCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'sign-in.wrong',
  INVALID_EMAIL: 'sign-in.wrong',
  PASSWORD_TOO_LONG: 'sign-in.wrong',
  ACCOUNT_DEACTIVATED: 'sign-in.deactivated',
  INVALID_CODE: 'second-factor.wrong',
  INVALID_BACKUP_CODE: 'second-factor.recovery-wrong',
  INVALID_TWO_FACTOR_COOKIE: 'second-factor.again',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'second-factor.again',
  ACCOUNT_TEMPORARILY_LOCKED: 'too-many-requests',
  TOTP_NOT_ENABLED: 'second-factor.state',
  TOTP_ALREADY_ENABLED: 'second-factor.state',
  TWO_FACTOR_NOT_ENABLED: 'second-factor.state',
  BACKUP_CODES_NOT_ENABLED: 'second-factor.state',
  INVALID_PASSWORD: 'password.wrong',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'password.none',
  INVALID_TOKEN: 'reset.expired',
  UNAUTHORIZED: 'session.missing',
  PROVIDER_NOT_FOUND: 'provider.unavailable',
};

/** The refusal behind an error of the library. `minutes` is how long it locks an account for wrong codes. */
export const refusalOfLibrary = (code: unknown): AccessRefusal => {
  const ours = libraryCodes[String(code)] ?? 'unexpected';
  return new AccessRefusal(ours, ours === 'too-many-requests' ? { minutes: 15 } : {});
};
