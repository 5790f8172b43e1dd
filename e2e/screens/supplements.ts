import { organisations, people, supplementTypes as types } from '@bronhouder/world/cast.ts';
import type { Page } from '@playwright/test';
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

/** Many uses, of which the first are replaced and the others go on for as long as one looks. */
const slowReplacing = async (page: Page): Promise<void> => {
  const row = (index: number) => ({
    kind: 'organisation',
    key: `01941f29-7c1a-7107-8000-${String(index).padStart(12, '0')}`,
    title: `Bibliotheek ${index}`,
    organisation: { key: lindenhof.key, title: 'Bibliotheek Lindenhof' },
    revisions: ['working'],
  });
  const rows = Array.from({ length: 45 }, (_, index) => row(index));
  await page.route(/\/supplement\/[^/]+\/uses/, (route) => route.fulfill({ json: { rows, total: rows.length, hidden: 0 } }));
  let asked = 0;
  await page.route(/\/supplement\/[^/]+\/replacement$/, async (route) => {
    asked += 1;
    const items = rows.slice(0, 20).map((item) => ({ ...item, outcome: 'replaced', reason: null }));
    if (asked === 1) await route.fulfill({ json: { items, hidden: 0 } });
  });
};

const replaceAll: Step = async (page) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('option').first().click();
  // What is there to take its place is closed now and then.
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button').last().click();
  await dialog.getByRole('progressbar').scrollIntoViewIfNeeded();
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
  {
    name: 'supplement-replacing',
    path: library(lindenhof, types.locatie, '?view=list'),
    first: slowReplacing,
    steps: [openUsed, act('replace'), replaceAll],
  },
  { name: 'supplement-close', path: library(lindenhof, types.locatie, '?view=list'), steps: [openUsed, act('closing')] },
  { name: 'supplement-erase', path: library(lindenhof, types.locatie, '?view=list'), steps: [openUsed, act('erase')] },
];
