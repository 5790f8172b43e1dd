import type { Key } from '@bronhouder/domain/instant.ts';
import { referencesOf, type TypeReference } from '../areas/organisations/record.ts';
import { organisationTypes } from '../areas/types/queries.ts';
import type { Caller } from '../http/caller.ts';

type Switches = { types: Key[]; workflow: boolean; online: boolean; productWorkflow: boolean };
export type Seen = { version: number; revision: number; types: TypeReference[]; switches: Switches };

/** An organisation as whoever acts has it on the screen: its newest version. @throws when there is none */
export const seenBy = async (caller: Caller, key: Key): Promise<Seen> => {
  const row = await caller.db
    .selectFrom('organisation')
    .select(['version', 'working', 'types', 'workflow', 'online', 'product_workflow as productWorkflow'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow(() => new Error(`no organisation ${key}`));
  const newest = await organisationTypes(caller.db);
  const { version, working, ...switches } = row;
  return { version, revision: working, types: referencesOf(switches.types.flatMap((type) => newest.filter((one) => one.key === type))), switches };
};
