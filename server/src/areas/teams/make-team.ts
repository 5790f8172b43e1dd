import type { Key } from '@bronhouder/domain/instant.ts';
import type { Transaction } from 'kysely';
import { takeTurn } from '../../database/in-turn.ts';
import type { DB } from '../../database/types.ts';
import type { Author } from '../../trace.ts';
import { pathOfTeam } from './queries/path.ts';
import { insertTeam } from './store.ts';

export type NewTeam = { key: Key; name: string; comment: string };

/** Makes a team beneath another. @throws when there is no such team above it */
export const makeTeam = (author: Author, tenant: Key, { key, name, comment, parent }: NewTeam & { parent: Key }): Promise<void> =>
  author.house.database
    .forTenant(tenant)
    .transaction()
    .execute(async (trx) => {
      await takeTurn(trx, 'tree of teams');
      const above = await pathOfTeam(trx, parent);
      if (!above) throw new Error(`no team ${parent}`);
      await insertTeam(trx, { key, name, comment, parent, path: [...above, key] }, author);
    });

/** The team at the root of a tenant that is being made. */
export const makeRootTeam = (trx: Transaction<DB>, { key, name, comment }: NewTeam, author: Author): Promise<void> =>
  insertTeam(trx, { key, name, comment, parent: null, path: [key] }, author);
