import type { Key } from '@bronhouder/domain/instant.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import type { Labels, RelationKind } from '@bronhouder/domain/relations/labels.ts';
import { sql } from 'kysely';
import { teamsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';

/** The team with its relation types and those of the teams above, its own first; one row without a type where there is none. */
export const relationTypesOf = (caller: Caller, team: Key) =>
  caller.db
    .selectFrom('team as t')
    .leftJoin('relation_type as r', (join) => join.on(sql<boolean>`r.team = any(t.path)`))
    .leftJoin('team as own', 'own.key', 'r.team')
    .select(['r.key', 'r.version', 'r.team', 'own.name as teamName', 't.path'])
    .select([sql<RelationKind>`r.kind`.as('kind'), sql<Labels>`r.labels`.as('labels')])
    .select(sql<number>`(select count(*) from relation n where n.type = r.key)`.as('uses'))
    .where('t.key', '=', team)
    .where(teamsWithin(readableTeams(caller.who.assignments, rightOf(caller))))
    .orderBy(sql`cardinality(own.path)`, 'desc')
    .orderBy(sql`plain(r.labels->'source'->>'output')`);

type Row = Awaited<ReturnType<ReturnType<typeof relationTypesOf>['execute']>>[number];

/** A relation type as it is shown at the team: changed where it belongs, by who manages relation types there. */
export const shownType = ({ key, version, team, teamName, path, ...content }: Row, { who }: Caller) => ({
  ...content,
  key: key ?? '',
  version: version ?? 0,
  team: { key: team ?? '', name: teamName ?? '' },
  editable: team === path.at(-1) && allowed(who.assignments, { teams: path }, 'TEAM:relationTypesManagement'),
});
