import type { Tenant } from '../areas/tenants/tenant.ts';
import type { House } from '../house.ts';
import { deliver } from '../outside/mail/deliver.ts';

/** Sends what waits in the outbox of a tenant. */
export const deliverMail = async (house: House, tenant: Tenant): Promise<number> => {
  const { smtpUrl, mailFrom } = house.config;
  const { publicUrl } = house;
  const { sent, kept, failed } = await deliver(
    house.database,
    tenant.key,
    { secret: house.secret, smtpUrl, from: mailFrom, publicUrl },
    house.clock(),
  );
  if (failed > 0) house.log.warn({ tenant: tenant.key, failed }, 'mails could not be delivered');
  return sent + kept;
};
