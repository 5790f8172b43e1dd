import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import type { Switches } from '@bronhouder/domain/organisations/settings.ts';
import type { Transaction } from 'kysely';
import type { DB } from '../../../database/types.ts';
import { definitionsOf, newestTypes } from '../../types/queries.ts';

/** Where an organisation stands, for a verb that does not change it; null when there is none. */
export const placeOfOrganisation = async (trx: Transaction<DB>, key: Key): Promise<{ teams: Key[]; organisation: Key } | null> => {
  const row = await trx
    .selectFrom('organisation as o')
    .innerJoin('team as t', 't.key', 'o.team')
    .select('t.path')
    .where('o.key', '=', key)
    .executeTakeFirst();
  return row ? { teams: row.path, organisation: key } : null;
};

/** An organisation as a copy begins with it: its newest revision, by the newest versions of its types. */
export type Original = { revision: number; types: TypeDefinition[]; content: Content; switches: Switches };

/** The original of a copy, not locked: nothing of it is changed. */
export const originalOf = async (trx: Transaction<DB>, key: Key): Promise<Original> => {
  const row = await trx
    .selectFrom('organisation as o')
    .innerJoin('revision as r', (join) => join.onRef('r.record', '=', 'o.key').onRef('r.number', '=', 'o.working'))
    .select(['o.working', 'o.online', 'o.workflow', 'o.product_workflow', 'r.content', newestTypes.as('newest')])
    .where('o.key', '=', key)
    .executeTakeFirstOrThrow();
  return {
    revision: row.working,
    types: await definitionsOf(trx, row.newest),
    content: row.content as Content,
    switches: { online: row.online, workflow: row.workflow, productWorkflow: row.product_workflow },
  };
};
