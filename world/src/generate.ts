import { baseContent, type Identity } from './content/base-content.ts';
import { typeContent } from './content/type-content.ts';
import { worldKey } from './key.ts';
import { type Place, places } from './places.ts';
import { type Chance, chanceOf } from './generate/chance.ts';
import { nameOf, type GeneratedType, streets, summaryOf } from './generate/names.ts';
import type { OrganisationSeed } from './seeds.ts';
import { actorsOf, type TeamName } from './streekdata/actors.ts';
import { type Story, stories } from './streekdata/stories.ts';
import { streekdataTeamSettings } from './streekdata/team-settings.ts';
import { streekdataTeams } from './streekdata/tenant.ts';
import { streekdataTypes } from './streekdata/types.ts';

const everyPlace = Object.values<Place>(places);
const everyTeam = Object.keys(streekdataTeams) as TeamName[];

/** The teams beneath which a type is allowed, as far as the team itself restricts them. */
const teamsFor = (type: GeneratedType): TeamName[] =>
  everyTeam.filter((team) => {
    const allowed = streekdataTeamSettings.find((set) => set.team === streekdataTeams[team].key)?.settings.organisationTypes;
    return allowed?.includes(streekdataTypes[type].key) ?? true;
  });

/** How often each type and each story occurs in a register, out of a hundred. */
const typeShares: [GeneratedType, number][] = [
  ['sportvereniging', 38],
  ['zorgaanbieder', 27],
  ['museum', 12],
  ['bibliotheek', 12],
  ['archief', 7],
  ['gemeente', 4],
];
const storyShares: [Story, number][] = [
  ['publishedLongAgo', 52],
  ['published', 14],
  ['changed', 6],
  ['concept', 8],
  ['ready', 5],
  ['planned', 3],
  ['endPlanned', 2],
  ['ended', 2],
  ['depublished', 2],
  ['offline', 2],
  ['archived', 3],
  ['withoutWorkflow', 1],
];

const letters = 'ABCDEGHJKLNPRTVWXZ';

const identityOf = (number: number, type: GeneratedType, chance: Chance): Identity => {
  const place = chance.one(everyPlace);
  return {
    number,
    title: nameOf(type, place, chance),
    summary: summaryOf(type, place, chance),
    place,
    street: chance.one(streets),
    house: `${1 + chance.below(180)}${chance.below(12) === 0 ? chance.one(['a', 'b', 'c']) : ''}`,
    letters: chance.one([...letters]) + chance.one([...letters]),
  };
};

const organisation = (index: number, chance: Chance): OrganisationSeed => {
  const number = index + 1;
  const type = chance.weighed(typeShares);
  const team = chance.one(teamsFor(type));
  const identity = identityOf(number, type, chance);
  const actors = actorsOf[team];
  return {
    key: worldKey('generated', 1, number),
    team: streekdataTeams[team].key,
    types: [streekdataTypes[type].key],
    content: { ...baseContent(identity), ...typeContent[type](identity) },
    madeBy: actors.maker,
    ...stories[chance.weighed(storyShares)](actors),
  };
};

/**
 * As many organisations of Streekdata as are asked for, with content and history: made up, but as they could be in the Netherlands. The
 * same seed gives the same organisations, and a larger number begins with those of a smaller one.
 */
export const generateOrganisations = (count: number, seed: number): OrganisationSeed[] => {
  const chance = chanceOf(seed);
  return Array.from({ length: count }, (_, index) => organisation(index, chance));
};
