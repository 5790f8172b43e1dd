import type { Key } from '@bronhouder/domain/instant.ts';
import { streekdataTenant } from '@bronhouder/world/streekdata/tenant.ts';
import { makeTeams } from '../areas/teams/make-teams.ts';
import { nameTaken } from '../areas/teams/queries/name-taken.ts';
import type { TeamRow } from '../areas/teams/store.ts';
import type { House } from '../house.ts';

/** Each team of a grown tree has so many beneath it, as far as they go: with three, 2,000 teams stand eight deep. */
const branches = 3;

/** A regular tree of so many teams beneath the teams of this path: the first one right beneath it, all others beneath that one. */
export const grownTeams = (count: number, path: readonly Key[], newKey: () => Key): TeamRow[] => {
  const rows: TeamRow[] = [];
  for (let number = 0; number < count; number += 1) {
    const above = number === 0 ? undefined : rows[Math.floor((number - 1) / branches)];
    const key = newKey();
    const over = above?.path ?? path;
    rows.push({ key, name: `Wijkteam ${number + 1}`, comment: '', parent: over.at(-1) ?? null, path: [...over, key] });
  }
  return rows;
};

/** Adds a tree of so many teams to the first tenant of the demo world, unless one grows there already; how many it added. */
export const growTeams = async (house: House, count: number): Promise<number> => {
  const { key, rootTeam } = streekdataTenant;
  const grown = grownTeams(count, [rootTeam.key], house.newKey);
  const [first] = grown;
  if (!first || (await nameTaken(house.database.forTenant(key), rootTeam.key, first.name)) !== null) return 0;
  await makeTeams({ house, now: house.clock(), who: null }, key, grown);
  return grown.length;
};
