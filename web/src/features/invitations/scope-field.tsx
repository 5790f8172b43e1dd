import { Radio, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Offer, Scope } from '../../shell/rights/offers.ts';
import type { InvitePlace } from './invite-input.ts';

type Props = { kind: InvitePlace['kind']; offer: Offer; value: Scope; onChange: (scope: Scope) => void };

/** How far the role is to reach, in the words of the place. */
export const ScopeField = ({ kind, offer, value, onChange }: Props) => {
  const { t } = useTranslation();
  return (
    <Radio.Group label={t('invitations.invite.scope')} value={value} onChange={onChange}>
      <Stack gap={8} mt={6}>
        {offer.scopes.map(({ scope, missing }) => (
          <Radio
            key={scope}
            value={scope}
            label={t(`invitations.scope.${kind}.${scope}`)}
            disabled={missing.length > 0}
            description={missing.length > 0 ? t('invitations.invite.notHeldScope') : undefined}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
};
