import { Anchor, Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Frame } from '../frame.tsx';
import { Lead, Title } from '../panel.tsx';
import { goTo } from '../place.ts';
import { goToPortal, goToProfile, nameOf, type Person, usePerson } from '../session.ts';
import { SignInPage } from '../sign-in-page.tsx';
import { SignOutButton } from '../sign-out-button.tsx';
import { Waiting } from '../waiting.tsx';
import { PasswordSection } from './password-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

const Account = ({ person, onChanged }: { person: Person; onChanged: () => void }) => {
  const { t } = useTranslation();
  const signedOut = () => goTo('#/sign-in/signed-out');
  return (
    <Frame
      wide
      aside={
        <Group gap="lg">
          <Anchor component="button" type="button" onClick={() => void goToProfile()} size="sm">
            {t('access.account.profile')}
          </Anchor>
          <Anchor component="button" type="button" onClick={() => void goToPortal()} size="sm">
            {t('access.toPortal')}
          </Anchor>
        </Group>
      }
    >
      <Group justify="space-between" align="flex-start" mb="md" gap="xs">
        <div>
          <Title>{t('access.account.title')}</Title>
          <Lead>{t('access.account.signedInAs', { name: `${nameOf(person)}, ${person.primaryEmail}` })}</Lead>
        </div>
        <SignOutButton onLeft={signedOut}>{t('access.account.signOut')}</SignOutButton>
      </Group>
      <Stack gap="md">
        <SecondFactorSection on={person.secondFactor} onChanged={onChanged} />
        <PasswordSection />
        <SessionsSection onAllEnded={signedOut} />
      </Stack>
    </Frame>
  );
};

/** Somebody's own way in: second step, password, and where they are signed in. */
export const AccountPage = () => {
  const { person, again } = usePerson();
  if (person === null) return <SignInPage onDone={again} />;
  if (person === undefined) return <Waiting />;
  return <Account person={person} onChanged={again} />;
};
