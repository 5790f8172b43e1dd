import { secretMark } from '../outside/mail/mail.ts';
import { accessPath } from './auth-path.ts';
import type { ResetWanted } from './library.ts';
import type { AccessServices } from './services.ts';
import { originOf, type Site } from './site.ts';

/** Writes the mail with the link to a new password. The token is not in the outbox, only in the mail. */
export const sendReset =
  (services: AccessServices, site: Site) =>
  async ({ key, email, token }: ResetWanted): Promise<void> => {
    const db = services.database.forTenant(site.tenant);
    const person = await db
      .selectFrom('user_account')
      .select(['name', 'language', 'deactivated_at'])
      .where('id', '=', key)
      .executeTakeFirstOrThrow();
    // A new password would open nothing, and whoever asks is told the same in any case.
    if (person.deactivated_at !== null) return;
    const language = person.language === 'en' ? 'en' : 'nl';
    const path = `${accessPath.slice(1)}/#/reset/${secretMark}`;
    const origin = originOf(services.config.publicUrl, site.host);
    const mail = { kind: 'password-reset', to: email, name: person.name, language, values: {}, path, origin, secret: token } as const;
    await services.mailer.write(db, mail, services.clock());
    services.wake('deliver');
  };
