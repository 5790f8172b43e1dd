import type { Key } from '@bronhouder/domain/instant.ts';
import type { OrganisationRecord } from '../areas/organisations/record.ts';
import { referencesOf } from '../areas/records/record.ts';
import { organisationTypes, type TypeReference } from '../areas/types/queries.ts';
import type { Maker, Verb } from '../change.ts';
import type { Caller } from '../http/caller.ts';

type Switches = { types: Key[]; workflow: boolean; online: boolean; productWorkflow: boolean };
/** An organisation as whoever acts has it on the screen. */
export type Seen = { version: number; revision: number; types: TypeReference[]; switches: Switches };

/** Where organisations are while the world is filled: how a verb locks and writes them, and what their newest version is. */
export type Keeping = {
  maker<Input, Answer>(maker: Maker<OrganisationRecord, Input, Answer>): Maker<OrganisationRecord, Input, Answer>;
  verb<Input extends { key: Key; version?: number }, Answer, Aside>(
    verb: Verb<OrganisationRecord, Input, Answer, Aside>,
  ): Verb<OrganisationRecord, Input, Answer, Aside>;
  seen(caller: Caller, key: Key): Promise<Seen>;
};

/** As the product keeps them: the verbs as they are. */
export const inDatabase: Keeping = {
  maker: (maker) => maker,
  verb: (verb) => verb,
  seen: async (caller, key) => {
    const row = await caller.db
      .selectFrom('organisation')
      .select(['version', 'working', 'types', 'workflow', 'online', 'product_workflow as productWorkflow'])
      .where('key', '=', key)
      .executeTakeFirstOrThrow(() => new Error(`no organisation ${key}`));
    const newest = await organisationTypes(caller.db);
    const { version, working, ...switches } = row;
    return {
      version,
      revision: working,
      types: referencesOf(switches.types.flatMap((type) => newest.filter((one) => one.key === type))),
      switches,
    };
  },
};
