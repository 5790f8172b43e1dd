import type { Key } from '@bronhouder/domain/instant.ts';
import type { OwnSettings } from '@bronhouder/domain/teams/settings.ts';
import type { Stored } from '../../change.ts';

/** A team as its verbs see it. `place.teams`: the keys from the root down to the team itself. */
export type TeamRecord = Stored & {
  name: string;
  comment: string;
  parent: Key | null;
  /** What it sets itself for what is beneath it. */
  own: OwnSettings;
};
