import type { ProductFilter } from '@bronhouder/contract/product.ts';
import { allStates } from '@bronhouder/domain/publication/states.ts';
import { sql } from 'kysely';
import type { Caller } from '../../../http/caller.ts';
import { countFacets } from '../../records/queries/facets.ts';
import { all } from '../../records/queries/filter-parts.ts';
import { archivedSql, beforeChoices, otherChoices, sharedSql, stateSql } from './filtered.ts';

/** How many products each choice of a filter would leave. */
export const countProducts = (caller: Caller, filter: ProductFilter) =>
  countFacets(caller, {
    from: sql`from product p join organisation o on o.key = p.organisation join team t on t.key = o.team
      where ${all([beforeChoices(filter, caller), sharedSql('all', filter, caller)])}`,
    choices: {
      states: allStates.map((value) => ({ value, when: stateSql(value, caller) })),
      archived: (['without', 'with', 'only'] as const).map((value) => ({ value, when: archivedSql(value) })),
      shared: (['own', 'shared', 'all'] as const).map((value) => ({ value, when: sharedSql(value, filter, caller) })),
    },
    types: sql`p.type`,
    others: (but) => otherChoices(filter, caller, but),
  });
