import type { Key } from '@bronhouder/domain/instant.ts';
import { allowed, allowedActions } from '@bronhouder/domain/permissions/allowed.ts';
import type { Subject } from '@bronhouder/domain/permissions/assignment.ts';
import { organisationsReadWithin, readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { type Area, type Right } from '@bronhouder/domain/permissions/right.ts';
import { state } from '@bronhouder/domain/publication/states.ts';
import { type RawBuilder, sql } from 'kysely';
import { personIn } from '../../database/person.ts';
import { organisationsWithin, teamsWithin } from '../../database/within-reach.ts';
import { type Caller, rightOf } from '../../http/caller.ts';
import { found } from '../../http/refusal-error.ts';
import { factSelection } from '../organisations/fact-columns.ts';
import { fromRow } from '../records/fact-row.ts';
import { definitionsOf, newestTypes } from '../types/queries.ts';
import { summaryOf, typeChoices } from './type-choices.ts';

const actionsIn = (area: Area, rights: readonly Right[]) =>
  rights.filter((right) => right.startsWith(`${area}:`)).map((right) => right.slice(area.length + 1));

/** The allowed actions per area: the same function decides on every call. */
const actionLists = (subject: Subject, caller: Caller) => {
  const rights = allowedActions(caller.who.assignments, subject);
  return {
    organisationActions: actionsIn('ORGANISATION', rights),
    productActions: actionsIn('PRODUCT', rights),
    supplementActions: actionsIn('SUPPLEMENT', rights),
    agendaActions: actionsIn('AGENDA', rights),
    teamActions: actionsIn('TEAM', rights),
  };
};

type TeamName = { key: Key; name: string };
const teamsAbove: RawBuilder<TeamName[]> = sql<TeamName[]>`(
  select json_agg(json_build_object('key', b.key, 'name', b.name) order by cardinality(b.path)) from team b where b.key = any(t.path))`;

/** From the root team down; a team that may not be read is named, but leads nowhere. */
const breadcrumbsOf = (teams: TeamName[], caller: Caller) =>
  teams.map(({ key, name }, depth) => ({
    type: 'team' as const,
    key,
    title: name,
    reachable: allowed(caller.who.assignments, { teams: teams.slice(0, depth + 1).map((team) => team.key) }, 'TEAM:read'),
  }));

const typesUsed = (table: 'product' | 'supplement') =>
  sql<Key[]>`array(select distinct x.type from ${sql.table(table)} x where x.organisation = o.key)`;

/** Specification point 3, 'Organisation menu'. */
export const organisationMenu = async (caller: Caller, { key }: { key: Key }) => {
  const row = found(
    await caller.db
      .selectFrom('organisation as o')
      .innerJoin('team as t', 't.key', 'o.team')
      .select([
        ...factSelection,
        'o.key',
        'o.team',
        'o.title',
        'o.product_workflow',
        't.path',
        teamsAbove.as('teams'),
        personIn('o.archived_by').as('archivedBy'),
      ])
      .select([newestTypes.as('types'), typesUsed('product').as('product'), typesUsed('supplement').as('supplement')])
      .select(sql<boolean>`exists(select from isil_code i where i.organisation = o.key)`.as('isil'))
      .where('o.key', '=', key)
      .where(organisationsWithin(organisationsReadWithin(caller.who.assignments)))
      .executeTakeFirst(),
  );
  const types = await definitionsOf(caller.db, row.types);
  const actions = actionLists({ teams: row.path, organisation: key }, caller);
  const facts = fromRow(row);
  const reads = actions.organisationActions.includes('read');
  return {
    id: key,
    key,
    parentTeamKey: row.team,
    title: row.title,
    typeIcon: types[0]?.icon ?? 'building',
    state: state(facts, caller.now),
    actions: actions.organisationActions,
    ...actions,
    ...(await typeChoices(caller, row.path, row)),
    organisationTypes: types.map(summaryOf),
    enableOrganisationWorkflow: facts.workflow,
    enableProductWorkflow: row.product_workflow,
    breadcrumbs: [...breadcrumbsOf(row.teams, caller), { type: 'organisation' as const, key, title: row.title, reachable: true }],
    online: facts.online,
    isil: reads && row.isil,
    archived: facts.archivedAt !== null,
    archivedDate: facts.archivedAt,
    archivedBy: (reads && row.archivedBy?.name) || null,
  };
};

/** Specification point 3, 'Team menu'. */
export const teamMenu = async (caller: Caller, { key }: { key: Key }) => {
  const row = found(
    await caller.db
      .selectFrom('team as t')
      .select(['t.key', 't.name', 't.parent', 't.path', teamsAbove.as('teams')])
      .where('t.key', '=', key)
      .where(teamsWithin(readableTeams(caller.who.assignments, rightOf(caller))))
      .executeTakeFirst(),
  );
  const { productTypes } = await typeChoices(caller, row.path, { product: [], supplement: [] });
  const { teamActions, organisationActions, productActions, agendaActions } = actionLists({ teams: row.path }, caller);
  return {
    id: key,
    key,
    name: row.name,
    actions: teamActions,
    organisationActions,
    productActions,
    productTypes,
    agendaActions,
    teamActions,
    tenantRoot: row.parent === null,
    breadcrumbs: breadcrumbsOf(row.teams, caller),
  };
};
