import type { Content } from '@bronhouder/domain/fields/value.ts';
import { allowed, allowedActions } from '@bronhouder/domain/permissions/allowed.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { sql } from 'kysely';
import { personIn } from '../../../database/person.ts';
import { productsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';
import { fromRow } from '../../records/fact-row.ts';
import { newestType } from '../../types/queries.ts';
import { factSelection } from './fact-columns.ts';
import { sharedWith, shownBeneath, shownThrough } from './shown-through.ts';

/** The product with its working revision, as its screens need it; also for whoever only sees it through an own organisation. */
export const getProduct = async (caller: Caller, { key }: { key: string }) => {
  const { assignments, user } = caller.who;
  const readable = readableTeams(assignments, rightOf(caller));
  const row = found(
    await caller.db
      .selectFrom('product as p')
      .innerJoin('organisation as o', 'o.key', 'p.organisation')
      .innerJoin('team as t', 't.key', 'o.team')
      .innerJoin('revision as r', (join) => join.onRef('r.record', '=', 'p.key').onRef('r.number', '=', 'p.working'))
      .select([...factSelection, 'p.key', 'p.title', 'p.version', 'p.depublication_note', 'p.saved_at', 'p.created_at'])
      .select(['o.key as organisation', 'o.title as organisationTitle', 'o.archived_at as organisationArchivedAt', 'r.content', 't.path'])
      .select([personIn('p.saved_by').as('savedBy'), personIn('p.archived_by').as('archivedBy'), newestType('p.type').as('types')])
      .select([sharedWith.as('sharedWith'), shownThrough(readable).as('shownThrough')])
      .select(shownBeneath(readable).as('shownBeneath'))
      .select(sql<boolean>`exists(select from subscription s where s.record = p.key and s.user_id = ${user.key})`.as('notifications'))
      .where('p.key', '=', key)
      .where(productsWithin(readable))
      .executeTakeFirst(),
  );
  const place = { teams: row.path, organisation: row.organisation };
  return {
    key: row.key,
    title: row.title,
    organisation: { key: row.organisation, title: row.organisationTitle, archived: row.organisationArchivedAt !== null },
    version: row.version,
    type: found(row.types[0]),
    content: row.content as Content,
    facts: fromRow(row),
    savedAt: row.saved_at,
    savedBy: row.savedBy,
    createdAt: row.created_at,
    archivedBy: row.archivedBy,
    depublicationNote: row.depublication_note,
    actions: allowedActions(assignments, place),
    notifications: row.notifications,
    sharedWith: row.sharedWith,
    shownThrough: row.shownThrough,
    teams: [...new Set([...(allowed(assignments, place, 'PRODUCT:read') ? row.path : []), ...row.shownBeneath])],
  };
};
