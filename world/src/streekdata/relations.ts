import { worldKey } from '../key.ts';
import type { IsilSeed, RelationSeed, RelationTypeSeed } from '../seeds.ts';
import { actorsOf, type TeamName } from './actors.ts';
import { streekdataOrganisations as named } from './organisations.ts';
import { streekdataPeople as people } from './people.ts';
import { streekdataTeams as teams } from './tenant.ts';
import { streekdataTypes as types } from './types.ts';

const both = (text: string, input = text) => ({ input, output: text });

/** How organisations of Streekdata belong together: three kinds for everybody, and one of Noord-Brabant. */
export const streekdataRelationTypes = {
  partOf: {
    key: worldKey('relationType', 1, 1),
    team: teams.root.key,
    by: people.anna.key,
    day: -700,
    kind: 'partOf',
    labels: { source: both('is onderdeel van'), target: both('heeft als onderdeel') },
  },
  serves: {
    key: worldKey('relationType', 1, 2),
    team: teams.root.key,
    by: people.anna.key,
    day: -700,
    kind: 'partOf',
    labels: {
      source: both('werkt in opdracht van', 'werkt in opdracht van (opdrachtgever)'),
      target: both('geeft opdracht aan', 'geeft opdracht aan (uitvoerder)'),
    },
  },
  together: {
    key: worldKey('relationType', 1, 3),
    team: teams.root.key,
    by: people.anna.key,
    day: -690,
    kind: 'equal',
    labels: { source: both('werkt samen met'), target: both('werkt samen met') },
  },
  collection: {
    key: worldKey('relationType', 1, 4),
    team: teams.noordBrabant.key,
    by: people.bram.key,
    day: -210,
    kind: 'equal',
    labels: { source: both('deelt een collectie met'), target: both('deelt een collectie met') },
  },
} satisfies Record<string, RelationTypeSeed>;

type Name = keyof typeof named;
const { partOf, serves, together, collection } = streekdataRelationTypes;

/** Who makes organisations somewhere relates them as well; what goes beyond one province is the root team's. */
const provinces: [TeamName[], string][] = [
  [['noordBrabant', 'kempen', 'meierij', 'westBrabant'], actorsOf.noordBrabant.maker],
  [['gelderland', 'achterhoek', 'rivierenland', 'veluwe'], actorsOf.gelderland.maker],
  [['fryslan', 'sudwestFryslan', 'noordoostFryslan'], actorsOf.fryslan.maker],
];

const makerFor = (one: Name, other: Name): string =>
  provinces.find(([names]) => [one, other].every((name) => names.some((team) => teams[team].key === named[name].team)))?.[1] ??
  people.anna.key;

const related = (type: RelationTypeSeed, pairs: [Name, Name][], day: number): RelationSeed[] =>
  pairs.map(([source, target], index) => ({
    type: type.key,
    source: named[source].key,
    target: named[target].key,
    by: makerFor(source, target),
    day: day + index,
  }));

/** Libraries, archives and museums with their municipalities and with each other. */
export const streekdataRelations: RelationSeed[] = [
  ...related(
    serves,
    [
      ['lindenhof', 'bladel'],
      ['kempenarchief', 'bladel'],
      ['deDommelpoort', 'vught'],
      ['meierijArchief', 'vught'],
      ['boekenzolder', 'halderberge'],
      ['bronkhuus', 'aalten'],
      ['deHeideroos', 'nunspeet'],
      ['veluweArchief', 'nunspeet'],
      ['deWaag', 'sudwest'],
      ['sudwestArgyf', 'sudwest'],
      ['damwald', 'achtkarspelen'],
    ],
    -19,
  ),
  ...related(
    partOf,
    [
      ['deKiem', 'kempenarchief'],
      ['skutsje', 'sudwestArgyf'],
      ['klokketoer', 'deWaag'],
    ],
    -18,
  ),
  ...related(
    together,
    [
      ['lindenhof', 'deDommelpoort'],
      ['lindenhof', 'deKiem'],
      ['lindenhof', 'bronkhuus'],
      ['lindenhof', 'zorgKempen'],
      ['deDommelpoort', 'boekenzolder'],
      ['kempenarchief', 'meierijArchief'],
      ['berkelArchief', 'veluweArchief'],
      ['sudwestArgyf', 'dokkumArgyf'],
    ],
    -16,
  ),
  ...related(
    collection,
    [
      ['lindenhof', 'boekenzolder'],
      ['kempenarchief', 'markiezaat'],
    ],
    -6,
  ),
];

const codeOf = (number: number): string => `NL-${String(800_000_000 + number * 10_000).padStart(10, '0')}`;
const withCode: string[] = [types.bibliotheek.key, types.archief.key];
const isArchived = ({ history }: (typeof named)[Name]): boolean => history.some(({ act }) => act === 'archive');

const places = Object.entries(named).flatMap(([name, seed]) =>
  seed.types.some((type) => withCode.includes(type)) && !isArchived(seed) ? [{ name: name as Name, seed }] : [],
);

/** The codes of libraries and archives: one each, and of some the code from before a merger as well. */
export const streekdataIsilCodes: IsilSeed[] = places.flatMap(({ name, seed }, index): IsilSeed[] => {
  const { key: organisation } = seed;
  const by = makerFor(name, name);
  const code = { organisation, by, code: codeOf(index + 1), current: true };
  if (index % 4 !== 0) return [{ ...code, day: -30, startDate: '2009-01-01', original: true }];
  return [
    { organisation, by, day: -31, code: codeOf(index + 501), startDate: '2003-07-01', original: true, current: true },
    { ...code, day: -9, startDate: '2019-01-01', original: false },
  ];
});
