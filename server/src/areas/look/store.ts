import type { LookKept } from '../../access/look.ts';
import { allAtOnce } from '../../database/all-at-once.ts';
import type { Caller } from '../../http/caller.ts';
import { logged } from '../../trace.ts';

type Act = { act: 'lookBegan' | 'lookEnded'; role: string; values: Record<string, string> };

/** What the caller's session looks through from now on, with its audit entry. */
export const keepLook = ({ db, ...caller }: Caller, look: LookKept | null, { act, role, values }: Act): Promise<void> =>
  allAtOnce(db, {
    kept: db
      .updateTable('user_session')
      .set({ look: look && JSON.stringify(look) })
      .where('id', '=', caller.who.sessionKey),
    ...logged(db, { kind: 'role', record: role }, [{ act, revision: null, note: null, values }], caller),
  });
