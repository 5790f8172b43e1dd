import { organisations, people, teams } from '@bronhouder/world/cast.ts';
import { streekdataRelationTypes } from '@bronhouder/world/streekdata/relations.ts';
import { at, lindenhof, press, type Screen, type Step } from './screen.ts';

const typeAt = (team: { key: string }, rest: string) => `#/team/${team.key}/relationtype${rest}`;
const { partOf, together } = streekdataRelationTypes;

const fillType: Step = async (page, { relations }) => {
  const [output] = await page.getByRole('textbox', { name: relations.edit.output }).all();
  await output?.fill('Werkt samen met');
  await press((texts) => texts.relations.edit.create)(page, { relations } as never);
};

/** A kind of relation and another organisation, with what is related already in the list. */
const chooseRelation: Step = async (page, { relations }) => {
  await page.getByRole('dialog').getByRole('combobox', { name: relations.add.type }).click();
  await page.getByRole('option', { name: 'werkt samen met' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: relations.add.target }).fill('bib');
  await page.getByRole('option').first().waitFor();
};

/** Relation types, and the relations of an organisation. */
export const relationsScreens: Screen[] = [
  { name: 'relation-types', path: `#/team/${teams.noordBrabant.key}/relationtypes`, as: people.bram },
  { name: 'relation-types-root', path: `#/team/${teams.root.key}/relationtypes` },
  { name: 'relation-types-viewer', path: `#/team/${teams.kempen.key}/relationtypes`, as: people.hanna },
  { name: 'relation-type', path: typeAt(teams.root, `/${partOf.key}`) },
  { name: 'relation-type-above', path: typeAt(teams.kempen, `/${together.key}`), as: people.bram },
  { name: 'relation-type-add', path: typeAt(teams.noordBrabant, '/add'), as: people.bram, steps: [fillType] },
  {
    name: 'relation-type-in-use',
    path: typeAt(teams.root, `/${partOf.key}`),
    steps: [press(({ relations }) => relations.remove.open)],
  },
  { name: 'relations', path: at(lindenhof, '/relations'), as: people.bram },
  { name: 'relations-two-steps', path: at(lindenhof, '/relations?depth=2'), as: people.bram },
  { name: 'relations-hidden', path: at(lindenhof, '/relations?depth=2'), as: people.karel },
  { name: 'relations-empty', path: at(organisations.hofTeVeghel, '/relations'), as: people.noor },
  { name: 'relations-archived', path: at(organisations.suikerMuseum, '/relations'), as: people.bram },
  {
    name: 'relations-add',
    path: at(lindenhof, '/relations'),
    as: people.bram,
    steps: [press(({ relations }) => relations.page.add), chooseRelation],
  },
  {
    name: 'relations-end',
    path: at(lindenhof, '/relations'),
    as: people.bram,
    steps: [press(({ relations }) => relations.page.removeOf)],
  },
];
