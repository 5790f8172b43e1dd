import { Modal, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/clients.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { choicesAt } from '../../shell/rights/offers.ts';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { InviteForm } from './invite-form.tsx';
import type { InviteInput, InvitePlace } from './invite-input.ts';
import { InviteResults, toCorrect } from './invite-results.tsx';
import { useInvite } from './use-invite.ts';

type Props = { place: InvitePlace; onClose: () => void };

/**
 * Invites people by mail to a role at a place: drawn while it stands open. Whoever opens it holds the right to assign roles there.
 * After sending, every list of people is asked for anew.
 */
export const InviteDialog = ({ place, onClose }: Props) => {
  const { t } = useTranslation();
  useFocusBack();
  const { data, isError, refetch } = useQuery(queries.assignment.offers.queryOptions({ input: { kind: place.kind, key: place.key } }));
  const [input, setInput] = useState<InviteInput>({
    emails: '',
    role: null,
    scope: 'currentAndBeneath',
    language: currentLanguage(),
    message: '',
  });
  const offers = data && choicesAt(place.kind, data);
  const invite = useInvite(place);
  const change = (changed: Partial<InviteInput>) => setInput((before) => ({ ...before, ...changed }));
  const correct = () => {
    const wrong = (invite.results ?? []).filter(toCorrect).map(({ email }) => email);
    change({ emails: wrong.join('\n') });
    invite.again();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('invitations.invite.title', { place: place.name })}
      size="lg"
      closeOnClickOutside={false}
      // The form and the results have buttons of their own.
      withCloseButton={!offers?.length}
      closeButtonProps={{ 'aria-label': t('invitations.results.close') }}
    >
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!offers && !isError && <LinesSkeleton lines={6} />}
      {offers?.length === 0 && <Text>{t('invitations.invite.noRoles')}</Text>}
      {offers && offers.length > 0 && !invite.results && (
        <InviteForm place={place} offers={offers} input={input} invite={invite} onChange={change} onCancel={onClose} />
      )}
      {invite.results && <InviteResults results={invite.results} onAgain={correct} onClose={onClose} />}
    </Modal>
  );
};
