import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api, queries } from '../../api/clients.ts';
import { anythingUnsaved } from '../unsaved-register.ts';
import { userQuery } from './current-user.ts';

/**
 * When the session check says that what the user may do has changed, user and menus are asked for anew, so that rights given or taken
 * away show within one check (24 seconds). Where something is unsaved the page itself stays as it is: the server refuses in any case.
 */
export const useChangedRights = (rights: string | undefined): void => {
  const client = useQueryClient();
  const known = useRef(rights);
  useEffect(() => {
    const before = known.current;
    known.current = rights ?? before;
    if (rights === undefined || before === undefined || rights === before) return;
    void api.session
      .update({})
      .then((user) => client.setQueryData(userQuery.queryKey, user))
      .catch(() => undefined);
    void client.invalidateQueries({ queryKey: anythingUnsaved() ? queries.menu.key() : queries.key() });
  }, [rights, client]);
};
