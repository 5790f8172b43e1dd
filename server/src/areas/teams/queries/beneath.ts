import type { Key } from '@bronhouder/domain/instant.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import type { Held } from '@bronhouder/domain/teams/deviations.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/types.ts';
import { organisationsWithin } from '../../../database/within-reach.ts';
import type { Caller } from '../../../http/caller.ts';
import { lineOf, type Link, settingColumns } from './settings-along.ts';

/** An organisation with what the settings of its teams are about. */
export type Beneath = Held & { key: Key; title: string; version: number; team: { key: Key; name: string }; path: Key[] };

/** The organisations beneath a team that the caller may read, by title; archived ones are left alone. `only`: of these. */
export const organisationsBeneath = async (caller: Caller, team: Key, only?: readonly Key[]): Promise<Beneath[]> => {
  const rows = await caller.db
    .selectFrom('organisation as o')
    .innerJoin('team as t', 't.key', 'o.team')
    .select(['o.key', 'o.title', 'o.version', 'o.types', 'o.online', 'o.workflow', 'o.product_workflow', 'o.team', 't.name', 't.path'])
    .where(sql<boolean>`t.path @> ${[team]}::uuid[]`)
    .where('o.archived_at', 'is', null)
    .where(organisationsWithin(readableTeams(caller.who.assignments, 'ORGANISATION:read')))
    .$if(only !== undefined, (query) => query.where(sql<boolean>`o.key = any(${[...(only ?? [])]}::uuid[])`))
    .orderBy('o.title')
    .orderBy('o.key')
    .execute();
  return rows.map(({ team: key, name, product_workflow: productWorkflow, ...row }) => ({ ...row, productWorkflow, team: { key, name } }));
};

/** Of a team, of those above it and of those beneath it: the line from the root down. */
export const linesThrough = async (db: Kysely<DB>, path: readonly Key[]): Promise<(path: readonly Key[]) => Link[]> => {
  const rows = await db
    .selectFrom('team')
    .select(['key', 'name', ...settingColumns])
    .where(sql<boolean>`(path @> ${[path.at(-1)]}::uuid[] or key = any(${[...path]}::uuid[]))`)
    .execute();
  return (of) => lineOf(of, rows);
};
