import { organisations, people, supplementTypes as types } from '@bronhouder/world/cast.ts';
import { type Screen, type Step, at, fixed, lindenhof, press } from './screen.ts';

const { deDommelpoort } = organisations;
const library = (organisation: { key: string }, type: { key: string }, rest = '') => at(organisation, `/supplements/${type.key}${rest}`);

/** The building itself, which is used; the organisation of the same name stands above it. */
const openUsed: Step = async (page, { supplement }) => {
  const named = page.getByRole('main').getByRole('link', { name: 'Bibliotheek Lindenhof', exact: true });
  await named.filter({ visible: true }).last().click();
  await page.getByRole('navigation', { name: supplement.page.parts }).waitFor();
  await page.waitForLoadState('networkidle');
};

const act =
  (name: 'closing' | 'replace' | 'erase'): Step =>
  async (page, texts) => {
    await press(({ supplement }) => supplement.page.more)(page, texts);
    await page.getByRole('menuitem', { name: texts.supplement[name].action, exact: true }).click();
    await page.waitForLoadState('networkidle');
  };

const pickLocation: Step = async (page, { forms }) => {
  await page.getByRole('button', { name: forms.supplement.choose }).first().click();
  await page.getByRole('dialog').getByRole('option').first().waitFor();
};

const makeLocation: Step = async (page) => {
  await page.getByRole('dialog').getByRole('button').last().click();
};

const showOnMap: Step = async (page, { supplement }) => {
  await page
    .getByRole('button', { name: fixed(supplement.map.show) })
    .first()
    .click();
};

/** The library: as a map, tiles and a list, its forms and dialogs. */
export const supplementsScreens: Screen[] = [
  { name: 'library-map', path: library(lindenhof, types.locatie), steps: [showOnMap] },
  { name: 'library-tiles', path: library(lindenhof, types.afbeelding) },
  { name: 'library-documents', path: library(lindenhof, types.document) },
  { name: 'library-list', path: library(deDommelpoort, types.ruimte) },
  { name: 'library-empty', path: library(organisations.zorgKempen, types.document) },
  { name: 'library-viewer', path: library(lindenhof, types.contactpersoon), as: people.hanna },
  { name: 'supplement-add', path: library(lindenhof, types.afbeelding, '/add') },
  { name: 'supplement-form', path: library(lindenhof, types.locatie, '?view=list'), steps: [openUsed] },
  { name: 'supplement-picker', path: library(lindenhof, types.ruimte, '/add'), steps: [pickLocation] },
  { name: 'supplement-make', path: library(lindenhof, types.ruimte, '/add'), steps: [pickLocation, makeLocation] },
  { name: 'supplement-replace', path: library(lindenhof, types.locatie, '?view=list'), steps: [openUsed, act('replace')] },
  { name: 'supplement-close', path: library(lindenhof, types.locatie, '?view=list'), steps: [openUsed, act('closing')] },
  { name: 'supplement-erase', path: library(lindenhof, types.locatie, '?view=list'), steps: [openUsed, act('erase')] },
];
