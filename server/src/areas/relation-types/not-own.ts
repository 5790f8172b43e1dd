import type { Key } from '@bronhouder/domain/instant.ts';
import { refused } from '@bronhouder/domain/outcome.ts';
import type { RelationTypeRecord } from './record.ts';

/** Why a relation type cannot be changed or deleted from this team, whoever asks: it belongs to a team above. */
export const notOwnOf = (team: Key, it: RelationTypeRecord) =>
  it.team.key === team ? null : refused('relation-type.elsewhere', { team: it.team.name });
