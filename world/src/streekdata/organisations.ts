import type { Content } from '@bronhouder/domain/fields/value.ts';
import { baseContent, type Identity } from '../content/base-content.ts';
import { typeContent } from '../content/type-content.ts';
import { worldKey } from '../key.ts';
import { places } from '../places.ts';
import type { OrganisationSeed, Step } from '../seeds.ts';
import { actorsOf } from './actors.ts';
import type { Entry } from './entry.ts';
import { inFryslan } from './organisations/fryslan.ts';
import { inGelderland } from './organisations/gelderland.ts';
import { inNoordBrabant } from './organisations/noord-brabant.ts';
import { particulars } from './particulars.ts';
import { streekdataPeople as people } from './people.ts';
import { stories } from './stories.ts';
import { streekdataTeams } from './tenant.ts';
import { streekdataTypes } from './types.ts';

/** What is wrong with those that tell the story `unfinished`: a number too short, a price without words, no summary. */
const mistakes: Content = {
  phone: '0497 12',
  email: 'info@',
  summary: '',
  priceAdult: { kind: 'explanation', explanation: '' },
  priceIntake: { kind: 'explanation', explanation: '' },
};

/** Mistakes in what the type has. */
const mistakesIn = (content: Content): Content => Object.fromEntries(Object.entries(mistakes).filter(([field]) => field in content));

const particularsOf: Record<string, Content | undefined> = particulars;

const seedOf = (name: string, entry: Entry): OrganisationSeed => {
  const actors = actorsOf[entry.team];
  const identity: Identity = { ...entry, place: places[entry.place] };
  const content = { ...baseContent(identity), ...typeContent[entry.type](identity), ...particularsOf[name] };
  return {
    key: worldKey('organisation', 1, entry.number),
    team: streekdataTeams[entry.team].key,
    types: [streekdataTypes[entry.type].key],
    content: entry.story === 'unfinished' ? { ...content, ...mistakesIn(content) } : content,
    madeBy: actors.maker,
    ...stories[entry.story](actors),
  };
};

const seedsOf = <Name extends string>(entries: Record<Name, Entry>): Record<Name, OrganisationSeed> => {
  const seeds = Object.entries<Entry>(entries).map(([name, entry]) => [name, seedOf(name, entry)] as const);
  return Object.fromEntries(seeds) as Record<Name, OrganisationSeed>;
};

const seeds = seedsOf({ ...inNoordBrabant, ...inGelderland, ...inFryslan });

/** Karel and Femke, who hold their roles at the library itself, are the ones who work on it. */
const byItsOwnPeople = (step: Step): Step => ({
  ...step,
  by: step.act === 'save' || step.act === 'upload' ? people.femke.key : people.karel.key,
});

const pictures: Step[] = [
  {
    day: -638,
    by: people.femke.key,
    act: 'upload',
    field: 'logo',
    file: { name: 'logo-lindenhof.png', kind: 'logo', hue: 195, text: 'L' },
    state: 'concept',
  },
  {
    day: -637,
    by: people.femke.key,
    act: 'upload',
    field: 'photo',
    file: { name: 'gevels-lindelaan.png', kind: 'picture', hue: 28, text: '' },
    state: 'concept',
  },
  {
    day: -636,
    by: people.femke.key,
    act: 'upload',
    field: 'rules',
    file: { name: 'reglement-2026.pdf', kind: 'document', hue: 0, text: 'Reglement Bibliotheek Lindenhof' },
    state: 'concept',
  },
];

/** With a photo of its street, uploaded by whoever first worked on it. */
const withPhoto = (seed: OrganisationSeed, hue: number): OrganisationSeed => {
  const [first] = seed.history;
  if (!first) return seed;
  const upload: Step = {
    day: first.day - 1,
    by: first.by,
    act: 'upload',
    field: 'photo',
    file: { name: 'straatbeeld.png', kind: 'picture', hue, text: '' },
    state: 'concept',
  };
  return { ...seed, content: { ...seed.content, photoText: 'Een rij gevels in de zon.' }, history: [upload, ...seed.history] };
};

/** The organisations of Streekdata, by name: in every state. */
export const streekdataOrganisations = {
  ...seeds,
  deScholte: withPhoto(seeds.deScholte, 95),
  skutsje: withPhoto(seeds.skutsje, 210),
  papierMuseum: withPhoto(seeds.papierMuseum, 15),
  deHeideroos: withPhoto(seeds.deHeideroos, 300),
  dePluim: withPhoto(seeds.dePluim, 45),
  lindenhof: {
    ...seeds.lindenhof,
    content: {
      ...seeds.lindenhof.content,
      phone: '+31497555012',
      postalAddress: { kind: 'MAILBOX', country: 'NL', boxNumber: '55', postalCode: '5530 AA', city: 'Bladel' },
      serviceArea: ['NL:GM1728', 'NL:GM1667'],
      photoText: 'De gevels aan de Lindelaan, met de bibliotheek in het midden.',
      photographer: 'Femke Bos',
    },
    history: [...pictures, ...seeds.lindenhof.history.map(byItsOwnPeople)],
  },
  deKiem: {
    ...seeds.deKiem,
    history: seeds.deKiem.history.map((step) => (step.act === 'publish' ? { ...step, by: people.karel.key } : step)),
  },
  /** Two types at once: its form is that of both. */
  streekhuis: {
    ...seeds.streekhuis,
    types: [streekdataTypes.archief.key, streekdataTypes.museum.key],
    content: { ...seeds.deScholte.content, ...seeds.streekhuis.content },
  },
} satisfies Record<string, OrganisationSeed>;
