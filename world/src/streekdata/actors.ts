import type { Key } from '@bronhouder/domain/instant.ts';
import { streekdataPeople as people } from './people.ts';
import type { streekdataTeams } from './tenant.ts';

export type TeamName = keyof typeof streekdataTeams;
/** Who makes the organisations of a team, who edits them and who publishes them. */
export type Actors = { maker: Key; editor: Key; publisher: Key };

const brabant: Actors = { maker: people.bram.key, editor: people.ilse.key, publisher: people.bram.key };
const gelre: Actors = { maker: people.dirk.key, editor: people.dirk.key, publisher: people.dirk.key };
const frisia: Actors = { maker: people.carla.key, editor: people.carla.key, publisher: people.carla.key };
const root: Actors = { maker: people.anna.key, editor: people.anna.key, publisher: people.anna.key };

/** The people behind the history of each team's organisations; each holds the right for what they do in it. */
export const actorsOf: Record<TeamName, Actors> = {
  root,
  noordBrabant: brabant,
  gelderland: gelre,
  fryslan: frisia,
  kempen: brabant,
  meierij: { maker: people.bram.key, editor: people.noor.key, publisher: people.noor.key },
  westBrabant: brabant,
  achterhoek: { maker: people.dirk.key, editor: people.gijs.key, publisher: people.dirk.key },
  rivierenland: gelre,
  veluwe: gelre,
  sudwestFryslan: { maker: people.carla.key, editor: people.wietske.key, publisher: people.wietske.key },
  noordoostFryslan: frisia,
};
