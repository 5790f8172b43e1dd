import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteSettings } from '../api/types.ts';
import { ForgotPage } from './forgot-page.tsx';
import { Frame } from './frame.tsx';
import { Lead, Panel, Title } from './panel.tsx';
import { links, usePlace } from './place.ts';
import { ResetPage } from './reset-page.tsx';
import { SignInPage } from './sign-in-page.tsx';
import { SignOutPage } from './sign-out-page.tsx';
import { SiteProvider } from './site.ts';
import { Waiting } from './waiting.tsx';

const AccountPage = lazy(() => import('./account/account-page.tsx').then(({ AccountPage }) => ({ default: AccountPage })));
const InvitationPage = lazy(() => import('./invitation/invitation-page.tsx').then(({ InvitationPage }) => ({ default: InvitationPage })));

const NotFound = () => {
  const { t } = useTranslation();
  return (
    <Frame>
      <Panel>
        <Title>{t('access.notFound.title')}</Title>
        <Lead>{t('access.notFound.message')}</Lead>
        <Button component="a" href={links.signIn} fullWidth>
          {t('access.notFound.signIn')}
        </Button>
      </Panel>
    </Frame>
  );
};

const Page = () => {
  const place = usePlace();
  switch (place.page) {
    case 'sign-in':
      return <SignInPage notice={place.notice} />;
    case 'forgot':
      return <ForgotPage />;
    case 'reset':
      return <ResetPage token={place.token} key={place.token} />;
    case 'invitation':
      return <InvitationPage token={place.token} key={place.token} />;
    case 'account':
      return <AccountPage />;
    case 'sign-out':
      return <SignOutPage />;
    case 'unknown':
      return <NotFound />;
  }
};

/** The pages of the access service, at a site whose settings are known. */
export const App = ({ site }: { site: SiteSettings }) => (
  <SiteProvider value={site}>
    <Suspense fallback={<Waiting />}>
      <Page />
    </Suspense>
  </SiteProvider>
);
