import type { Timing } from '@bronhouder/domain/agenda/item.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { sql } from 'kysely';
import { personIn } from '../../../database/person.ts';
import type { Caller } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';
import { agendaActions } from '../actions.ts';
import { shownNow } from './shown.ts';
import { itemsWithin } from './within.ts';

/** An agenda item as its dialog needs it. Out of reach is `record.unknown`. */
export const getItem = async (caller: Caller, { key }: { key: Key }) => {
  const row = found(
    await caller.db
      .selectFrom('agenda_item as i')
      .innerJoin('organisation as o', 'o.key', 'i.organisation')
      .innerJoin('team as t', 't.key', 'o.team')
      .innerJoin('product as x', 'x.key', 'i.product')
      .innerJoin('supplement as s', 's.key', 'i.location')
      .select([
        'i.key',
        'i.version',
        'i.working',
        'i.timing',
        'i.saved_at',
        't.path',
        'o.archived_at',
        'o.key as organisation',
        'o.title as organisationTitle',
      ])
      .select(['x.key as product', 'x.title as productTitle', 's.key as location', 's.title as locationTitle'])
      .select([sql<boolean>`x.organisation <> i.organisation`.as('sharedProduct'), shownNow(caller.now).as('shown')])
      .select(personIn('i.saved_by').as('savedBy'))
      .where('i.key', '=', key)
      .where(itemsWithin(caller))
      .executeTakeFirst(),
  );
  return {
    key: row.key,
    version: row.version,
    working: row.working,
    organisation: { key: row.organisation, title: row.organisationTitle },
    product: { key: row.product, title: row.productTitle, shared: row.sharedProduct },
    location: { key: row.location, title: row.locationTitle },
    timing: row.timing as Timing,
    shown: row.shown,
    savedAt: row.saved_at,
    savedBy: row.savedBy,
    archived: row.archived_at !== null,
    actions: agendaActions(caller)({ teams: row.path, organisation: row.organisation }, row.archived_at !== null),
  };
};
