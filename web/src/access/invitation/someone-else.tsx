import { Alert } from '@mantine/core';
import { IconUserExclamation } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Person } from '../session.ts';
import { SignOutButton } from '../sign-out-button.tsx';

/** In this browser somebody else is signed in than whom the invitation is for. */
export const SomeoneElse = ({ person, email, onSignedOut }: { person: Person; email: string; onSignedOut: () => void }) => {
  const { t } = useTranslation();
  return (
    <Alert color="yellow" variant="light" icon={<IconUserExclamation aria-hidden />} mb="md">
      <p style={{ margin: '0 0 10px', overflowWrap: 'anywhere' }}>
        {t('invitations.page.someoneElse', { other: person.primaryEmail, email })}
      </p>
      <SignOutButton onLeft={onSignedOut}>{t('invitations.page.signOutFirst')}</SignOutButton>
    </Alert>
  );
};
