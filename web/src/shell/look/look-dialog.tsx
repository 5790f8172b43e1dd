import { Radio, Select, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/clients.ts';
import { useRoleDescription, useRoleName } from '../../i18n/use-role-name.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { LoadFailure } from '../failures/load-failure.tsx';
import { choicesAt, isOpen, type Scope, scopeFor } from '../rights/offers.ts';
import type { LookPlace } from './look-place.ts';
import { useBeginLook } from './use-look.ts';

/** Chooses the role, and how far it reaches, through which one looks at a place; only what one could hand out there. */
export const LookDialog = ({ place, onClose }: { place: LookPlace; onClose: () => void }) => {
  const { t } = useTranslation();
  useFocusBack();
  const roleName = useRoleName();
  const roleDescription = useRoleDescription();
  const { data, isError, refetch } = useQuery(queries.assignment.offers.queryOptions({ input: { kind: place.kind, key: place.key } }));
  const [chosen, choose] = useState<string | null>(null);
  const [wanted, want] = useState<Scope>('currentAndBeneath');
  const begin = useBeginLook();
  const offers = data && choicesAt(place.kind, data);
  const offer = offers?.find(({ role }) => role.key === chosen) ?? offers?.find(isOpen) ?? offers?.[0];
  const scope = offer ? scopeFor(offer, wanted) : wanted;
  const missing = offer?.scopes.find((one) => one.scope === scope)?.missing ?? [];
  // The dialog is gone as soon as one looks; what opened it has to hear of it all the same.
  const look = () =>
    offer && void begin.mutateAsync({ role: offer.role.key, place: { kind: place.kind, key: place.key }, scope }).then(onClose);
  return (
    <ConfirmDialog
      opened
      title={t('look.title')}
      confirm={t('look.begin')}
      cancel={t('look.cancel')}
      pending={begin.isPending}
      blocked={!offer || missing.length > 0}
      onConfirm={look}
      onCancel={onClose}
    >
      <Stack gap="sm">
        <Text>{t('look.lead', { place: place.name })}</Text>
        {isError && <LoadFailure onRetry={() => void refetch()} />}
        {!data && !isError && <LinesSkeleton lines={4} />}
        {offers?.length === 0 && <Text>{t('look.none')}</Text>}
        {offers && offer && (
          <>
            <Select
              label={t('look.role')}
              data={offers.map(({ role }) => ({ value: role.key, label: roleName(role) }))}
              value={offer.role.key}
              onChange={choose}
              allowDeselect={false}
              description={roleDescription(offer.role)}
              inputWrapperOrder={['label', 'input', 'description']}
            />
            <Radio.Group label={t('look.scope')} value={scope} onChange={want}>
              <Stack gap={6} mt={4}>
                {offer.scopes.map((one) => (
                  <Radio
                    key={one.scope}
                    value={one.scope}
                    label={t(`assignments.scope.${place.kind}.${one.scope}.label`)}
                    disabled={one.missing.length > 0}
                  />
                ))}
              </Stack>
            </Radio.Group>
            {missing.length > 0 && (
              <Text c="var(--warn)" role="status">
                {t('look.notHeld')}
              </Text>
            )}
          </>
        )}
      </Stack>
    </ConfirmDialog>
  );
};
