import { Button, Group, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, handled, queries } from '../../../api/clients.ts';
import { type Offer, type Scope, scopeFor, shownScope } from '../../../shell/rights/offers.ts';
import { useUser } from '../../../shell/session/current-user.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import type { Line } from '../line.ts';
import { LastHolder } from '../remove/last-holder.tsx';
import { useLineWords } from '../use-line-words.ts';
import { useRoleWrite } from '../use-role-write.ts';
import { RoleChoice } from './role-choice.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { useFirstFocus } from './use-first-focus.ts';

type Props = { line: Line; offers: Offer[]; onClose: () => void };

/** What would be lost by the change, once there is one. */
const useLossBy = ({ key }: Line, role: string, scope: Scope, changed: boolean) =>
  useQuery({
    ...queries.assignment.removal.queryOptions({ input: { key, role, scope }, ...handled }),
    placeholderData: keepPreviousData,
    enabled: changed,
  }).data;

/** Which role and how far, beginning with what is held; says beforehand when nobody else would hold it. */
export const ChangeForm = ({ line, offers, onClose }: Props) => {
  const { t } = useTranslation();
  const { wordsOf } = useLineWords();
  const { kind } = line.place;
  useFirstFocus('#assign-role input:checked');
  const [role, setRole] = useState(line.role.key);
  const [scope, setScope] = useState<Scope>(line.scope);
  const offer = offers.find((one) => one.role.key === role);
  const changed = role !== line.role.key || shownScope(kind, scope) !== shownScope(kind, line.scope);
  const loss = useLossBy(line, role, scope, changed);
  const last = changed && loss?.lastHere === true;
  const save = useRoleWrite({
    call: () => api.assignment.save({ key: line.key, version: line.version, role, scope, lastConfirmed: last }, handled),
    said: () => t('assignments.change.done', wordsOf(line)),
    own: useUser().id === line.person?.key,
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changed) save.run(undefined);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>{t('assignments.change.lead', wordsOf(line))}</Text>
        <FailureAlert failure={save.failure} />
        <RoleChoice
          kind={kind}
          offers={offers}
          value={role}
          error={null}
          onChange={(chosen) => {
            setRole(chosen.role.key);
            setScope(scopeFor(chosen, scope));
          }}
        />
        {offer && <ScopeChoice kind={kind} offer={offer} value={scope} onChange={setScope} />}
        {changed && loss && <LastHolder line={line} loss={loss} />}
        <Group justify="flex-end" gap="xs" align="center">
          {!changed && (
            <Text size="sm" c="var(--ink-3)" mr="auto">
              {t('assignments.change.same')}
            </Text>
          )}
          <Button variant="default" onClick={onClose}>
            {t('assignments.assign.cancel')}
          </Button>
          <Button type="submit" loading={save.pending} disabled={!changed || save.outdated || (changed && loss?.lastOfRoot === true)}>
            {t(last ? 'assignments.change.submitLast' : 'assignments.change.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
