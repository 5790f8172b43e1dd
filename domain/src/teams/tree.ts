import type { Key } from '../instant.ts';

/** A team as the tree needs it. */
export type InTree = { key: Key; name: string; parent: Key | null };

/**
 * Teams in the order of their tree: each followed by what is beneath it, siblings by name. A team whose parent is not among them stands
 * at the top, and has none.
 */
export const inTreeOrder = <Team extends InTree>(teams: readonly Team[], language: string): Team[] => {
  const byName = new Intl.Collator(language, { numeric: true });
  const known = new Set(teams.map(({ key }) => key));
  const top = (team: Team): Team => (team.parent === null || known.has(team.parent) ? team : { ...team, parent: null });
  const children = Map.groupBy(teams.map(top), ({ parent }) => parent);
  const grow = (parent: Key | null): Team[] =>
    (children.get(parent) ?? [])
      .toSorted((one, other) => byName.compare(one.name, other.name) || (one.key < other.key ? -1 : 1))
      .flatMap((team) => [team, ...grow(team.key)]);
  return grow(null);
};
