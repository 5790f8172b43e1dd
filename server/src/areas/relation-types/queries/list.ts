import type { Key } from '@bronhouder/domain/instant.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/refusal-error.ts';
import { relationTypesOf, shownType } from './shown.ts';

/** The relation types that can be used at a team (point 2, `/relationtypes`). Refuses record.unknown. One round trip. */
export const listRelationTypes = async (caller: Caller, { team }: { team: Key }) => {
  const rows = await relationTypesOf(caller, team).execute();
  if (rows.length === 0) refuse('record.unknown');
  return rows.filter(({ key }) => key !== null).map((row) => shownType(row, caller));
};
