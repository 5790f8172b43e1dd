import { type ActWithEffects, effects } from '@bronhouder/domain/publication/effects.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { sql } from 'kysely';
import { productsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';
import { ofProduct } from '../../agenda/queries/erased-with.ts';
import { touchedAgenda } from '../../agenda/queries/touched.ts';
import { fromRow } from '../../records/fact-row.ts';
import { factSelection } from './fact-columns.ts';
import { coOrganisers } from '../sharing/queries/co-organisers.ts';

/** What hangs on a product and is named in a preview: at most so many names of each kind. */
const names = 50;

const files = sql<string[]>`coalesce((select json_agg(f.name order by f.name) from file f where f.record = p.key), '[]')`;
const favourites = sql<number>`(select count(*)::int from favourite f where f.key = p.key)`;

/** What an act would touch, counted and named, before it is done. */
export const previewProductEffects = async (caller: Caller, { key, act }: { key: string; act: ActWithEffects }) => {
  const row = found(
    await caller.db
      .selectFrom('product as p')
      .innerJoin('organisation as o', 'o.key', 'p.organisation')
      .innerJoin('team as t', 't.key', 'o.team')
      .select([...factSelection])
      .select([coOrganisers.as('consumers'), files.as('files'), favourites.as('favourites')])
      .where('p.key', '=', key)
      .where(productsWithin(readableTeams(caller.who.assignments, rightOf(caller))))
      .executeTakeFirst(),
  );
  const { agendaItems, dates } = await touchedAgenda(caller, act, ofProduct(key), 'organisation');
  const named: Record<string, string[]> = {
    consumersGet: row.consumers,
    consumersLose: row.consumers,
    filesErased: row.files,
    agendaItemsUnpublished: agendaItems.names,
    agendaItemsErased: agendaItems.names,
    datesHidden: dates.names,
  };
  const counts = {
    consumers: row.consumers.length,
    files: row.files.length,
    favourites: row.favourites,
    agendaItems: agendaItems.count,
    dates: dates.count,
  };
  return effects(act, fromRow(row), counts, caller.now).map((effect) => ({ ...effect, names: (named[effect.code] ?? []).slice(0, names) }));
};
