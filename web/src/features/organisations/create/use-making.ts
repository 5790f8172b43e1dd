import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api, handled, queries } from '../../../api/clients.ts';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../shell/session/current-user.ts';
import { newDraftPlace } from '../../records/create/new-draft.ts';
import { useNewRecord } from '../../records/create/use-new-record.ts';
import { freeWishes } from './starting-settings.tsx';
import type { Creation } from './use-creation.ts';
import { useWishes } from './use-wishes.ts';

/** Everything that happens while a new organisation is filled in: its form, its switches, saving, starting over. */
export const useMaking = (team: string, types: TypeDefinition[], creation: Creation) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const place = newDraftPlace(useUser(), team);
  const { wishes, wish, forget } = useWishes(place);
  const asked = () => void client.invalidateQueries({ queryKey: queries.team.key() });
  const made = useNewRecord({
    place,
    types,
    send: (content) =>
      api.organisation.create({ team, types: types.map(({ key }) => key), content, ...freeWishes(creation, wishes) }, handled),
    onMade: async (key) => {
      void client.invalidateQueries({ queryKey: queries.organisation.key() });
      asked();
      await navigate({ ...paths.organisation(key), ignoreBlocker: true });
    },
    onRefused: asked,
    onForget: forget,
  });
  return { ...made, wishes, wish };
};

export type Making = ReturnType<typeof useMaking>;
