import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { organisationsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { found, refuse } from '../../../http/refusal-error.ts';

const standsAt = async ({ db, who }: Caller, organisation: Key, right: Right) =>
  db
    .selectFrom('organisation as o')
    .innerJoin('team as t', 't.key', 'o.team')
    .select('o.key')
    .where('o.key', '=', organisation)
    .where(organisationsWithin(readableTeams(who.assignments, right)))
    .executeTakeFirst();

/** The organisation whose agenda is to be filled. Refuses record.unknown: its agenda may not be read; right.missing: not what the call needs. */
export const atAgenda = async (caller: Caller, organisation: Key): Promise<void> => {
  if (await standsAt(caller, organisation, rightOf(caller))) {
    if (await standsAt(caller, organisation, 'AGENDA:read')) return;
  } else found(await standsAt(caller, organisation, 'AGENDA:read'));
  refuse('right.missing');
};
