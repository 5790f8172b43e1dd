import { Alert, Button, Group, Input, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import { invitationDays } from '@bronhouder/domain/invitations/status.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Offer, scopeFor } from '../../shell/rights/offers.ts';
import { EmailsField } from './emails-field.tsx';
import { counted, type InviteInput, type InvitePlace, inviteProblems } from './invite-input.ts';
import { RoleField } from './role-field.tsx';
import { ScopeField } from './scope-field.tsx';
import type { Invite } from './use-invite.ts';

type Props = {
  place: InvitePlace;
  offers: Offer[];
  input: InviteInput;
  invite: Invite;
  onChange: (change: Partial<InviteInput>) => void;
  onCancel: () => void;
};

/** Whom, to which role, how far; and what the mail says. A failure leaves everything as it was typed. */
export const InviteForm = ({ place, offers, input, invite, onChange, onCancel }: Props) => {
  const { t } = useTranslation();
  const [pressed, setPressed] = useState(false);
  const list = counted(input.emails);
  const problems = inviteProblems(list, input.role);
  const offer = offers.find(({ role }) => role.key === input.role);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (problems.emails) document.getElementById('invite-emails')?.focus();
    else if (problems.role) document.getElementById('invite-role')?.focus();
    else invite.send(list.emails, input);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Text mb="md">{t('invitations.invite.lead', { days: invitationDays })}</Text>
      <Stack gap="md">
        <div>
          <div role="alert">
            {invite.failure && (
              <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={invite.failure.message} variant="light" mb="md">
                {invite.failure.help}
              </Alert>
            )}
          </div>
          <EmailsField value={input.emails} counted={list} pressed={pressed} onChange={(emails) => onChange({ emails })} />
        </div>
        <RoleField
          offers={offers}
          value={input.role}
          error={pressed && problems.role ? t(`invitations.invite.${problems.role}`) : null}
          onChange={(chosen) => onChange({ role: chosen.role.key, scope: scopeFor(chosen, input.scope) })}
        />
        {offer && <ScopeField kind={place.kind} offer={offer} value={input.scope} onChange={(scope) => onChange({ scope })} />}
        <Textarea
          label={t('invitations.invite.message')}
          description={t('invitations.invite.messageHelp')}
          inputWrapperOrder={['label', 'description', 'input', 'error']}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={1000}
          value={input.message}
          onChange={(event) => onChange({ message: event.currentTarget.value })}
        />
        <Stack gap={4} align="flex-start">
          <Input.Label labelElement="div" id="invite-language">
            {t('invitations.invite.language')}
          </Input.Label>
          <SegmentedControl
            aria-labelledby="invite-language"
            value={input.language}
            data={(['nl', 'en'] as const).map((value) => ({ value, label: t(`access.languages.${value}`) }))}
            onChange={(language) => onChange({ language: language === 'en' ? 'en' : 'nl' })}
          />
        </Stack>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            {t('invitations.invite.cancel')}
          </Button>
          <Button type="submit" loading={invite.pending}>
            {t('invitations.invite.submit', { count: list.emails.length })}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
