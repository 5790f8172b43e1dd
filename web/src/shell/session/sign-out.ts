import type { SiteSettings } from '../../api/types.ts';
import { signInAddress } from './sign-in-address.ts';
import { baseAddress } from '../../api/settings.ts';

/** Ends the session at the access service and leads to its page. */
export const signOut = async (site: SiteSettings | undefined): Promise<void> => {
  const accessAddress = await baseAddress('accessApiUrl');
  await fetch(`${accessAddress}/auth/sign-out`, { method: 'POST', credentials: 'include', headers: { 'content-type': 'application/json' }, body: '{}' }).catch(
    () => undefined,
  );
  window.location.assign(site?.logoutUrl || signInAddress(accessAddress, window.location.origin));
};
