import { mailPasswordLink, passwordLink } from '../access/password-link.ts';
import { siteOfHost } from '../access/site.ts';
import { invitationDesk } from '../areas/invitations/desk.ts';
import { tenantByKey } from '../areas/tenants/queries/find.ts';
import { StartupFault } from '../database/startup-fault.ts';
import type { House } from '../house.ts';
import { deliverMail } from '../jobs/deliver.ts';

/**
 * A link with which somebody chooses their password, good for one use within the hour; with a mail server it goes to them instead.
 * @throws StartupFault when there is no such tenant or account
 */
export const linkFor = async (house: House, { host, email }: { host: string | undefined; email: string | undefined }): Promise<string> => {
  if (!host || !email) throw new StartupFault('--host and --email are needed.');
  const site = await siteOfHost(house.database, host);
  const tenant = site && (await tenantByKey(house.database, site.tenant));
  if (!tenant) throw new StartupFault(`No tenant has the host ${host}.`);
  const { config, publicUrl } = house;
  const services = {
    ...house,
    invitations: invitationDesk(house),
    config: { publicUrl, portalOrigins: config.origins, cookieDomain: config.cookieDomain },
  };
  if (config.smtpUrl) {
    await mailPasswordLink(services, site, email);
    const sent = await deliverMail(house, tenant);
    return sent > 0 ? `A link to choose a password went to ${email}.` : `A link to choose a password waits in the outbox for ${email}.`;
  }
  const link = await passwordLink(services, site, email);
  if (!link) throw new StartupFault(`There is no account with the address ${email} on ${host}.`);
  return `${email} chooses a password with this link, once and within an hour:\n${link}`;
};
