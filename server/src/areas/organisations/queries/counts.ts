import type { OrganisationFilter } from '@bronhouder/contract/organisation.ts';
import { allStates } from '@bronhouder/domain/publication/states.ts';
import { sql } from 'kysely';
import type { Caller } from '../../../http/caller.ts';
import { countFacets } from '../../records/queries/facets.ts';
import { archivedSql, beforeChoices, otherChoices, stateSql, switchSql } from './filtered.ts';

const switchChoices = (name: Parameters<typeof switchSql>[0]) =>
  (['on', 'off'] as const).map((value) => ({ value, when: switchSql(name, value) }));

/** How many organisations each choice of a filter would leave. */
export const countChoices = (caller: Caller, filter: OrganisationFilter) =>
  countFacets(caller, {
    from: sql`from organisation o join team t on t.key = o.team where ${beforeChoices(filter, caller)}`,
    choices: {
      states: allStates.map((value) => ({ value, when: stateSql(value, caller) })),
      archived: (['without', 'with', 'only'] as const).map((value) => ({ value, when: archivedSql(value) })),
      online: switchChoices('online'),
      workflow: switchChoices('workflow'),
      productWorkflow: switchChoices('productWorkflow'),
    },
    types: sql`unnest(o.types)`,
    others: (but) => otherChoices(filter, caller, but),
  });
