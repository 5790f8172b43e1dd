import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, queries } from '../../api/clients.ts';
import { paths } from '../../paths.ts';
import { userQuery } from '../session/current-user.ts';

type Place = { kind: 'team' | 'organisation'; key: string };
type Scope = 'current' | 'currentAndBeneath' | 'beneath';
export type Wanted = { role: string; place: Place; scope: Scope };

/** Everything that was seen with other eyes is asked for anew. */
const useOtherEyes = () => {
  const client = useQueryClient();
  return async (): Promise<void> => {
    client.setQueryData(userQuery.queryKey, await api.session.update({}));
    client.removeQueries({ type: 'inactive', queryKey: queries.key() });
    await client.invalidateQueries({ queryKey: queries.key() });
  };
};

/** Begins to look through a role, and leads to the place. */
export const useBeginLook = () => {
  const navigate = useNavigate();
  const open = useOtherEyes();
  return useMutation({
    mutationFn: async (wanted: Wanted) => {
      const { place } = await api.look.begin(wanted);
      await navigate(place.kind === 'team' ? paths.team(place.key) : paths.organisation(place.key));
      await open();
    },
  });
};

/** Stops looking; the page stays where it is, for one may see at least as much as oneself. */
export const useEndLook = () => {
  const { t } = useTranslation();
  const open = useOtherEyes();
  return useMutation({
    mutationFn: async () => {
      await api.look.end({});
      await open();
      notifications.show({ message: t('look.ended'), color: 'green' });
    },
  });
};
