import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, queries } from '../../api/clients.ts';
import type { ApiAnswers } from '../../api/types.ts';
import { useRoleName } from '../../i18n/use-role-name.ts';
import { paths } from '../../paths.ts';
import { userQuery } from '../../shell/session/current-user.ts';

/** An invitation to whoever is signed in. */
export type OwnInvitation = ApiAnswers['invitation']['own'][number];

/** Accepts or declines one's own invitation. A yes leads to the place; a refusal is brought as everywhere, and the list asked for anew. */
export const useAnswer = ({ key, role, place }: OwnInvitation) => {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const client = useQueryClient();
  const navigate = useNavigate();
  const refresh = async (): Promise<void> => {
    client.setQueryData(userQuery.queryKey, await api.session.update({}));
    await client.invalidateQueries({ queryKey: queries.key() });
  };
  const accepting = useMutation({
    mutationFn: () => api.invitation.accept({ key }),
    onSuccess: async () => {
      notifications.show({ message: t('invitations.pending.accepted', { role: roleName(role), place: place.name }), color: 'green' });
      await refresh();
      await navigate(place.kind === 'team' ? paths.team(place.key) : paths.organisation(place.key));
    },
    onError: refresh,
  });
  const denying = useMutation({
    mutationFn: () => api.invitation.deny({ key }),
    onSuccess: async () => {
      notifications.show({ message: t('invitations.pending.denied', { place: place.name }) });
      await refresh();
    },
    onError: refresh,
  });
  return { accepting, denying };
};
