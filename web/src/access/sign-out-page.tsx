import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from './call.ts';
import { Frame } from './frame.tsx';
import { Title } from './panel.tsx';
import { goTo } from './place.ts';
import { Waiting } from './waiting.tsx';

/** The address that the portal's "sign out" leads to. */
export const SignOutPage = () => {
  const { t } = useTranslation();
  useEffect(() => {
    void post('/auth/sign-out').then(() => goTo('#/sign-in/signed-out'));
  }, []);
  return (
    <Frame>
      <Title>{t('access.signingOut')}</Title>
      <Waiting />
    </Frame>
  );
};
