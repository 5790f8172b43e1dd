import type { Content } from '@bronhouder/domain/fields/value.ts';
import { allowedActions } from '@bronhouder/domain/permissions/allowed.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { sql } from 'kysely';
import { personIn } from '../../../database/person.ts';
import type { Caller } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';
import { newestType } from '../../types/queries.ts';
import { closingOf } from '../closing-columns.ts';
import { shownSomewhere, usesCounted } from './users-sql.ts';
import { readable } from './within.ts';

/** A supplement with its newest revision, as its screens need it. Out of reach is `record.unknown`. */
export const getSupplement = async (caller: Caller, { key }: { key: Key }) => {
  const row = found(
    await readable(caller)
      .innerJoin('revision as r', (join) => join.onRef('r.record', '=', 's.key').onRef('r.number', '=', 's.working'))
      .select(['s.key', 's.title', 's.version', 's.working', 's.closed_from', 's.closed_till', 's.closed_reason'])
      .select(['s.created_at', 's.saved_at', 'r.content', 't.path', 'o.key as organisation', 'o.title as organisationTitle'])
      .select(['o.archived_at', newestType('s.type').as('types'), personIn('s.saved_by').as('savedBy')])
      .select([usesCounted(caller.now).as('uses'), shownSomewhere(caller.now).as('shown')])
      .select(
        sql<boolean>`exists(select from subscription w where w.record = s.key and w.user_id = ${caller.who.user.key})`.as('notifications'),
      )
      .where('s.key', '=', key)
      .executeTakeFirst(),
  );
  const [type] = row.types;
  return {
    key: row.key,
    title: row.title,
    organisation: { key: row.organisation, title: row.organisationTitle },
    type: found(type),
    version: row.version,
    working: row.working,
    content: row.content as Content,
    closing: closingOf(row),
    uses: row.uses,
    shown: row.shown,
    archived: row.archived_at !== null,
    savedAt: row.saved_at,
    savedBy: row.savedBy,
    createdAt: row.created_at,
    actions: allowedActions(caller.who.assignments, { teams: row.path, organisation: row.organisation }),
    notifications: row.notifications,
  };
};
