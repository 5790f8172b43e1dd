import { baseAddress } from '../../api/settings.ts';
import type { SiteSettings } from '../../api/types.ts';
import { signInAddress } from './sign-in-address.ts';

/** Ends the session: the access service does so at the address that the site settings name. */
export const signOut = async (site: SiteSettings | undefined): Promise<void> => {
  window.location.assign(site?.logoutUrl || signInAddress(await baseAddress('accessApiUrl'), window.location.origin));
};
