import { Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { GeneralFault } from '../general-fault.tsx';
import { Lead, Panel, Title } from '../panel.tsx';
import { passwordFaults } from '../password-faults.ts';
import type { Person } from '../session.ts';
import { useSite } from '../site.ts';
import { useSubmit } from '../use-submit.ts';
import { About } from './about.tsx';
import classes from './invitation.module.css';
import { type AccountField, NewAccountFields } from './new-account-fields.tsx';
import { accept, type Accepted, type NewAccount, type Offer } from './offer.ts';
import { SomeoneElse } from './someone-else.tsx';

type Props = {
  token: string;
  offer: Offer;
  person: Person | null;
  /** What somebody new filled in so far. */
  account: NewAccount;
  onAccount: (change: Partial<NewAccount>) => void;
  onSignedOut: () => void;
  onAccepted: (accepted: Accepted) => void;
  onDeny: () => void;
};

/** What the invitation is about, and yes or no; somebody new says who they are with their yes. */
export const OfferPanel = ({ token, offer, person, account, onAccount, onSignedOut, onAccepted, onDeny }: Props) => {
  const { t } = useTranslation();
  const { name: portal, localUser } = useSite();
  const isNew = offer.account === 'new';
  const form = useSubmit<AccountField, Accepted>({
    check: () =>
      isNew
        ? {
            firstName: account.firstName.trim() === '' && t('invitations.page.firstNameRequired'),
            familyName: account.familyName.trim() === '' && t('invitations.page.familyNameRequired'),
            next: localUser && !account.password && t('invitations.page.passwordRequired'),
          }
        : {},
    send: () => accept(token, isNew ? account : null),
    fields: passwordFaults,
    done: onAccepted,
  });
  return (
    <Panel>
      <Title>{t('invitations.page.title')}</Title>
      <Lead>
        {offer.inviter ? t('invitations.page.lead', { inviter: offer.inviter, portal }) : t('invitations.page.leadUnknown', { portal })}
      </Lead>
      <About offer={offer} />
      {person && person.primaryEmail !== offer.email && <SomeoneElse person={person} email={offer.email} onSignedOut={onSignedOut} />}
      <form onSubmit={form.submit} noValidate>
        <GeneralFault>{form.general}</GeneralFault>
        <Stack gap="md">
          {isNew ? (
            <NewAccountFields email={offer.email} value={account} at={form.at} onChange={onAccount} />
          ) : (
            <p className={classes.lead}>{t('invitations.page.existing')}</p>
          )}
          <Stack gap="xs">
            <Button type="submit" size="md" loading={form.pending}>
              {t(isNew ? 'invitations.page.acceptNew' : 'invitations.page.accept')}
            </Button>
            <Button variant="default" size="md" onClick={onDeny}>
              {t('invitations.page.deny')}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Panel>
  );
};
