import { baseAddress } from '../../api/settings.ts';

/** The sign-in page of the access service, which leads back to `back` afterwards. */
export const signInAddress = (accessAddress: string, back: string): string => `${accessAddress}/?redirect=${encodeURIComponent(back)}`;

/** Leaves the portal for the sign-in page; signing in leads back to this very page (point 7). */
export const goToSignIn = async (): Promise<void> => {
  window.location.assign(signInAddress(await baseAddress('accessApiUrl'), window.location.href));
};
