import type { Content } from '@bronhouder/domain/fields/value.ts';
import { allowedActions } from '@bronhouder/domain/permissions/allowed.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { sql } from 'kysely';
import { personIn } from '../../../database/person.ts';
import { organisationsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';
import { newestTypes } from '../../types/queries.ts';
import { fromRow } from '../../records/fact-row.ts';
import { factSelection } from '../fact-columns.ts';

/** The organisation with its working revision, as its screens need it. Out of reach is `record.unknown`. */
export const getOrganisation = async (caller: Caller, { key }: { key: string }) => {
  const row = found(
    await caller.db
      .selectFrom('organisation as o')
      .innerJoin('team as t', 't.key', 'o.team')
      .innerJoin('revision as r', (join) => join.onRef('r.record', '=', 'o.key').onRef('r.number', '=', 'o.working'))
      .select([
        ...factSelection,
        'o.key',
        'o.title',
        'o.version',
        'o.depublication_note',
        'o.product_workflow',
        'o.saved_at',
        'o.created_at',
        'r.content',
        't.path',
      ])
      .select(['t.key as team', 't.name as teamName', personIn('o.saved_by').as('savedBy'), personIn('o.archived_by').as('archivedBy')])
      .select(newestTypes.as('types'))
      .select(
        sql<boolean>`exists(select from subscription s where s.record = o.key and s.user_id = ${caller.who.user.key})`.as('notifications'),
      )
      .where('o.key', '=', key)
      .where(organisationsWithin(readableTeams(caller.who.assignments, rightOf(caller))))
      .executeTakeFirst(),
  );
  return {
    key: row.key,
    title: row.title,
    team: { key: row.team, name: row.teamName },
    version: row.version,
    types: row.types,
    content: row.content as Content,
    facts: fromRow(row),
    productWorkflow: row.product_workflow,
    savedAt: row.saved_at,
    savedBy: row.savedBy,
    createdAt: row.created_at,
    archivedBy: row.archivedBy,
    depublicationNote: row.depublication_note,
    actions: allowedActions(caller.who.assignments, { teams: row.path, organisation: row.key }),
    notifications: row.notifications,
  };
};
