import { Anchor, Button, Group, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, handled } from '../../../api/clients.ts';
import { useRoleName } from '../../../i18n/use-role-name.ts';
import { type Offer, type Scope, scopeFor } from '../../../shell/rights/offers.ts';
import { useUser } from '../../../shell/session/current-user.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import type { HeldAt } from '../line.ts';
import { useRoleWrite } from '../use-role-write.ts';
import { type Chosen, PersonField } from './person-field.tsx';
import { RoleChoice } from './role-choice.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { useFirstFocus } from './use-first-focus.ts';

type Props = { place: HeldAt; offers: Offer[]; onClose: () => void; onInvite: () => void };

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

/** Who, which role, how far. A refusal leaves everything as it was chosen. */
export const AssignForm = ({ place, offers, onClose, onInvite }: Props) => {
  const { t } = useTranslation();
  const roleName = useRoleName();
  useFirstFocus('#assign-person');
  const [person, setPerson] = useState<Chosen | null>(null);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [scope, setScope] = useState<Scope>('currentAndBeneath');
  const [pressed, setPressed] = useState(false);
  const own = useUser().id === person?.key;
  const give = useRoleWrite({
    call: (input: { person: Chosen; role: Offer['role'] }) =>
      api.assignment.create(
        { person: input.person.key, role: input.role.key, place: { kind: place.kind, key: place.key }, scope },
        handled,
      ),
    said: (input) => t('assignments.assign.done', { name: input.person.name, role: roleName(input.role), place: place.name }),
    own,
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (!person) focus('#assign-person');
    else if (!offer) focus('#assign-role input:enabled');
    else give.run({ person, role: offer.role });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <FailureAlert failure={give.failure} />
        <div>
          <PersonField value={person} error={pressed && !person ? t('assignments.assign.personRequired') : null} onChange={setPerson} />
          <Anchor component="button" type="button" size="sm" mt={6} onClick={onInvite}>
            {t('assignments.assign.inviteInstead')}
          </Anchor>
        </div>
        <RoleChoice
          kind={place.kind}
          offers={offers}
          value={offer?.role.key ?? null}
          error={pressed && !offer ? t('assignments.assign.roleRequired') : null}
          onChange={(chosen) => {
            setOffer(chosen);
            setScope(scopeFor(chosen, scope));
          }}
        />
        {offer && <ScopeChoice kind={place.kind} offer={offer} value={scope} onChange={setScope} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('assignments.assign.cancel')}
          </Button>
          <Button type="submit" loading={give.pending}>
            {t('assignments.assign.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
