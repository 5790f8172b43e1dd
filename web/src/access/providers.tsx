import { Button, Divider, Stack } from '@mantine/core';
import { IconLogin2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { post } from './call.ts';
import { GeneralFault } from './general-fault.tsx';
import { portalAsked, useSite } from './site.ts';
import { useSubmit } from './use-submit.ts';

type Provider = ReturnType<typeof useSite>['oauthProviders'][number];

// What comes back when a provider knows somebody and we do not.
const withoutAccount = ['account_not_linked', 'signup_disabled', 'unable_to_link_account'];

/** What the way back from a provider says in the address. */
const useFailure = (): string | undefined => {
  const { t } = useTranslation();
  const { oauthProviders } = useSite();
  const asked = new URLSearchParams(window.location.search);
  const error = asked.get('error');
  if (!error) return undefined;
  if (error === 'ACCOUNT_DEACTIVATED') return t('access.refusals.sign-in.deactivated');
  const provider = oauthProviders.find(({ id }) => id === asked.get('provider'))?.name;
  return provider && withoutAccount.includes(error)
    ? t('access.refusals.provider.no-account', { provider })
    : t('access.refusals.provider.failed');
};

const ProviderButton = ({ provider }: { provider: Provider }) => {
  const { t } = useTranslation();
  const form = useSubmit<never, { url: string }>({
    send: () => post('/auth/sign-in/social', { provider: provider.id, ...(portalAsked() && { redirect: portalAsked() }) }),
    done: ({ url }) => window.location.assign(url),
  });
  return (
    <>
      <Button
        variant="default"
        size="md"
        leftSection={<IconLogin2 size={18} aria-hidden />}
        loading={form.pending}
        onClick={() => form.submit()}
      >
        {t('access.signIn.provider', { name: provider.name })}
      </Button>
      <GeneralFault>{form.general}</GeneralFault>
    </>
  );
};

/** A button for each provider of the site. `alone`: there is no other way in. */
export const Providers = ({ alone }: { alone: boolean }) => {
  const { t } = useTranslation();
  const { oauthProviders } = useSite();
  return (
    <Stack gap="xs" mt="md" role="group" aria-label={t('access.signIn.providers')}>
      <GeneralFault>{useFailure()}</GeneralFault>
      {oauthProviders.map((provider) => (
        <ProviderButton key={provider.id} provider={provider} />
      ))}
      {!alone && <Divider my="sm" label={t('access.signIn.or')} />}
    </Stack>
  );
};
