import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, handled, queries } from '../../../api/clients.ts';
import { refusalIn } from '../../../api/refusal.ts';
import { userQuery } from '../../../shell/session/current-user.ts';
import type { Person } from '../user/use-person.ts';
import type { AccountAct } from './act.ts';

/** Whatever names people. */
const telling = [queries.organisation, queries.team, queries.role, queries.assignment, queries.user];

type Input = { key: string; version: number; email: string };
const calls: Record<AccountAct, (input: Input) => Promise<unknown>> = {
  keep: ({ key, version }) => api.user.keep({ key, version }, handled),
  endSessions: ({ key }) => api.user.endSessions({ key }, handled),
  deactivate: ({ key, version }) => api.user.deactivate({ key, version }, handled),
  activate: ({ key, version }) => api.user.activate({ key, version }, handled),
  anonymise: (input) => api.user.anonymise(input, handled),
};

/** What an administrator does with the account of a person, from a dialog: says what was done, and asks anew for what hangs on it. */
export const useAccountAct = (act: AccountAct, person: Person, name: string, onDone: () => void) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const refresh = () => {
    // The name of who is anonymised stood in logs and lists of every kind: what is kept of those is not shown again.
    if (act === 'anonymise') for (const { key } of telling) client.removeQueries({ queryKey: key(), type: 'inactive' });
    const changed = [queries.user.key(), queries.assignment.key(), userQuery.queryKey];
    return Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  const mutation = useMutation({
    mutationFn: (email: string) => calls[act]({ key: person.key, version: person.version, email }),
    onSuccess: () => {
      notifications.show({ message: t(`people.done.${act}`, { name }) });
      onDone();
      void refresh();
    },
    // The dialog goes on from how it stands now.
    onError: (error) => refusalIn(error)?.errorCode === 'version.newer' && refresh(),
  });
  return {
    run: (email = '') => mutation.mutate(email),
    pending: mutation.isPending,
    refusal: refusalIn(mutation.error),
    failed: mutation.isError,
  };
};
