import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '../../i18n/use-role-name.ts';
import { Lead, Panel, Title } from '../panel.tsx';
import type { Person } from '../session.ts';
import { SignOutButton } from '../sign-out-button.tsx';
import type { Offer } from './offer.ts';

/** To the sign-in page, and from there to the place that the invitation was about. */
const signInFor = (url: string): string => `${window.location.pathname}?redirect=${encodeURIComponent(url)}#/`;

/** The role is given, and one still has to sign in; first out, where somebody else is in. */
export const AcceptedPanel = ({ offer, url, person }: { offer: Offer; url: string; person: Person | null }) => {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const { email, role, place } = offer;
  return (
    <Panel>
      <Title>{t('invitations.page.acceptedTitle')}</Title>
      <Lead>{t('invitations.page.accepted', { email, role: roleName(role), place: place.name })}</Lead>
      {person ? (
        <SignOutButton onLeft={() => window.location.assign(signInFor(url))}>{t('invitations.page.signOutAndIn', { email })}</SignOutButton>
      ) : (
        <Button component="a" href={signInFor(url)} size="md" fullWidth>
          {t('invitations.page.signIn')}
        </Button>
      )}
    </Panel>
  );
};
