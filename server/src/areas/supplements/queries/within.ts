import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import type { Caller } from '../../../http/caller.ts';
import { organisationsWithin } from '../../../database/within-reach.ts';

/** Supplements with their organisation and its team, whoever may read them. */
const everywhere = ({ db }: Caller) =>
  db.selectFrom('supplement as s').innerJoin('organisation as o', 'o.key', 's.organisation').innerJoin('team as t', 't.key', 'o.team');

/** Supplements of organisations where the caller holds a right: that to read them, unless another one is meant. */
export const readable = (caller: Caller, right: Right = 'SUPPLEMENT:read') =>
  everywhere(caller).where(organisationsWithin(readableTeams(caller.who.assignments, right)));
