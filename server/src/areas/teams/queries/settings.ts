import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { allowedActions } from '@bronhouder/domain/permissions/allowed.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { choicesBeneath, type Effective, effectiveSettings, noSettings } from '@bronhouder/domain/teams/settings.ts';
import { sql } from 'kysely';
import { teamsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';
import { newestByConcern } from '../../types/queries.ts';
import { lineOf, settingColumns } from './settings-along.ts';

const choiceOf = ({ key, name, icon, category, active }: TypeDefinition) => ({ key, name, icon, category, active });

/** Lists as the contract has them. */
const listed = <Team>(settings: Effective<Team>) => {
  const copy = <T>({ value, from }: { value: readonly T[] | null; from: Team | null }) => ({ value: value && [...value], from });
  return {
    ...settings,
    organisationTypes: copy(settings.organisationTypes),
    productTypes: copy(settings.productTypes),
    categories: copy(settings.categories),
  };
};

/** What a team sets for what is beneath it, what holds there and who set that, and what may be chosen from. */
export const getTeamSettings = async (caller: Caller, { key }: { key: Key }) => {
  const { assignments } = caller.who;
  const rows = await caller.db
    .selectFrom('team as t')
    .innerJoin('team as p', (join) => join.on(sql<boolean>`p.key = any(t.path)`))
    .select(['p.key', 'p.name', 'p.comment', 'p.version', 't.path'])
    .select(settingColumns.map((column) => `p.${column}` as const))
    .where('t.key', '=', key)
    .where(teamsWithin(readableTeams(assignments, rightOf(caller))))
    .execute();
  const { path, name, comment, version } = found(rows.find((row) => row.key === key));
  const line = lineOf(path, rows);
  const own = line.at(-1)?.own ?? noSettings;
  const inherited = effectiveSettings(line.slice(0, -1));
  const { organisationTypes, productTypes, categories } = choicesBeneath(inherited, await newestByConcern(caller.db));
  return {
    key,
    name,
    comment,
    version,
    own: {
      ...own,
      organisationTypes: own.organisationTypes && [...own.organisationTypes],
      productTypes: own.productTypes && [...own.productTypes],
      categories: own.categories && [...own.categories],
    },
    effective: listed(effectiveSettings(line)),
    inherited: listed(inherited),
    organisationTypes: organisationTypes.map(choiceOf),
    productTypes: productTypes.map(choiceOf),
    categories,
    actions: allowedActions(assignments, { teams: path }),
  };
};
