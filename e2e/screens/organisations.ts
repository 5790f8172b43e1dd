import { en } from '@bronhouder/phrases/en.ts';
import { nl } from '@bronhouder/phrases/nl.ts';
import { organisations, people, teams, types } from '@bronhouder/world/cast.ts';
import type { Page } from '@playwright/test';
import { signInAs } from '../browsing.ts';
import { withoutIntroduction } from '../introduction.ts';
import { type Screen, type Step, at, choose, lindenhof, pick, press } from './screen.ts';

const publish: Step = async (page) => {
  await page.getByRole('main').locator('button[class*="main"]').first().click();
};

const typeIn: Step = async (page) => {
  const box = page.getByRole('main').getByRole('textbox').first();
  await box.fill('Bibliotheek De Lindenhof');
  await box.blur();
};

/** What the session check says once the session is over; it asks every 24 seconds. */
const stoppedClock = async (page: Page): Promise<void> => {
  await page.clock.install();
};

const loseSession: Step = async (page) => {
  await page.route(/\/session/, (route) => route.fulfill({ status: 412, json: { code: 'session.none' } }));
  await page.clock.fastForward(30_000);
};

const shortName = (page: Page) => page.getByRole('main').getByRole('textbox').nth(1);

const saveConcept = (page: Page) =>
  page
    .getByRole('button', { name: RegExp(`${nl.edit.save.concept}|${en.edit.save.concept}`) })
    .first()
    .click();

/** Somebody else saves another value of the same field first. */
const conflict: Step = async (page) => {
  await shortName(page).fill('De Acht Zaligheden');
  const context = await page.context().browser()?.newContext();
  const other = await context?.newPage();
  if (!context || !other) return;
  await withoutIntroduction(context);
  await other.goto(new URL('/settings.json', page.url()).href);
  await signInAs(other, people.bram);
  await other.goto(page.url());
  await shortName(other).fill(`Archief ${new Date().toISOString().slice(11, 19)}`);
  await saveConcept(other);
  await other.waitForLoadState('networkidle');
  await context.close();
  await saveConcept(page);
};

const makeIn = (team: { key: string }, rest = '') => `#/team/${team.key}/organisation${rest}`;

const chosen = (...keys: { key: string }[]) => `/create/${keys.map(({ key }) => key).join('/')}`;

const chooseTypes =
  (...names: { name: { nl: string; en: string } }[]): Step =>
  async (page, texts) => {
    for (const { name } of names) await page.getByRole('checkbox', { name: texts === nl ? name.nl : name.en, exact: true }).click();
  };

/** A name that is there already, and a telephone number that is none. */
const fillIn: Step = async (page) => {
  const boxes = page.getByRole('main').getByRole('textbox');
  await boxes.first().fill('Bibliotheek De Lindenhof');
  await boxes.nth(1).fill('x'.repeat(60));
  await boxes.nth(2).focus();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Lindenhof/ })
    .waitFor();
};

const openCopy: Step = async (page, texts) => {
  await press(({ publication }) => publication.acts.more)(page, texts);
  await page.getByRole('menuitem', { name: texts.creation.copy.action }).click();
};

/** Chooses where something is to stand, and waits until it is told what that does. */
const moveTo =
  (team: { name: string }): Step =>
  async (page, { subteams }) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill(team.name);
    await dialog.getByRole('treeitem', { name: team.name, exact: true }).click();
    await dialog.getByText(subteams.move.to, { exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
  };

/** Organisations: lists, dashboard, forms, dialogs. */
export const organisationsScreens: Screen[] = [
  {
    name: 'organisation-move',
    path: at(organisations.deKiem, '/settings'),
    steps: [press(({ subteams }) => subteams.move.act), moveTo(teams.achterhoek)],
  },
  { name: 'team-organisations', path: `#/team/${teams.root.key}/organisations` },
  { name: 'team-organisations-filtered', path: `#/team/${teams.root.key}/organisations?cs=state-published&q=bibl` },
  { name: 'team-organisations-empty', path: `#/team/${teams.root.key}/organisations?q=bestaatniet` },
  {
    name: 'team-organisations-filters',
    path: `#/team/${teams.root.key}/organisations`,
    steps: [press(({ organisation }) => organisation.list.filters.open)],
  },
  { name: 'why-not', path: at(lindenhof, '/settings'), as: people.femke, steps: [press(({ shell }) => shell.why)] },
  { name: 'why-not-menu', path: at(lindenhof), as: people.femke, steps: [press(({ publication }) => publication.acts.more)] },
  { name: 'team-organisations-cs', path: `#/team/${teams.root.key}/organisations?cs=online-off` },
  { name: 'new-types', path: makeIn(teams.noordBrabant), as: people.bram },
  {
    name: 'new-types-maximum',
    path: makeIn(teams.noordBrabant),
    as: people.bram,
    steps: [chooseTypes(types.bibliotheek, types.museum, types.archief, types.gemeente)],
  },
  { name: 'new-types-one', path: makeIn(teams.vlaanderen.root), host: 'vlaanderen.localhost', as: people.els },
  { name: 'new-not-allowed', path: makeIn(teams.kempen), as: people.hanna },
  { name: 'new-impossible', path: makeIn(teams.kempen, chosen(types.vvv, types.sportvereniging, types.museum)), as: people.bram },
  { name: 'new-form', path: makeIn(teams.kempen, chosen(types.bibliotheek, types.archief)), as: people.bram },
  { name: 'new-mandatory', path: makeIn(teams.fryslan, chosen(types.museum)), as: people.carla },
  { name: 'new-similar', path: makeIn(teams.kempen, chosen(types.bibliotheek)), as: people.bram, steps: [fillIn] },
  { name: 'copy', path: at(lindenhof), as: people.bram, steps: [openCopy] },
  { name: 'copy-nowhere', path: at(lindenhof), as: people.karel, steps: [openCopy] },
  { name: 'organisation', path: at(lindenhof) },
  { name: 'organisation-archived', path: at(organisations.suikerMuseum) },
  { name: 'organisation-deactivated', path: at(organisations.tennisMark) },
  { name: 'organisation-concept', path: at(organisations.zorgKempen) },
  { name: 'acts', path: at(lindenhof), steps: [press(({ publication }) => publication.acts.more)] },
  { name: 'publish', path: at(lindenhof), steps: [publish] },
  { name: 'publish-later', path: at(organisations.kempenarchief), steps: [publish, pick(({ publication }) => publication.dialog.later)] },
  { name: 'depublish', path: at(organisations.deKiem), steps: [choose('depublish')] },
  { name: 'deactivate', path: at(organisations.deKiem, '/settings'), steps: [press(({ publication }) => publication.acts.deactivate)] },
  { name: 'erase', path: at(organisations.suikerMuseum, '/settings'), steps: [press(({ publication }) => publication.acts.erase)] },
  { name: 'edit', path: at(lindenhof, '/edit') },
  { name: 'edit-problems', path: at(organisations.zorgKempen, '/edit') },
  { name: 'dashboard-viewer', path: at(lindenhof), as: people.hanna },
  { name: 'edit-viewer', path: at(lindenhof, '/edit'), as: people.hanna },
  { name: 'edit-changed', path: at(organisations.deKiem, '/edit'), steps: [typeIn] },
  { name: 'conflict', path: at(organisations.kempenarchief, '/edit'), steps: [conflict] },
  { name: 'map', path: at(lindenhof, '/edit'), steps: [press(({ forms }) => forms.gps.openMap)] },
  { name: 'copy-hours', path: at(lindenhof, '/edit'), steps: [press(({ forms }) => forms.hours.copyOf)] },
  { name: 'pick-date', path: at(lindenhof, '/edit'), steps: [press(({ forms }) => forms.date.pick)] },
  { name: 'session-again', path: at(organisations.deKiem, '/edit'), first: stoppedClock, steps: [typeIn, loseSession] },
  { name: 'settings', path: at(lindenhof, '/settings') },
  { name: 'settings-viewer', path: at(lindenhof, '/settings'), as: people.femke },
  { name: 'auditlog', path: at(lindenhof, '/auditlog') },
  { name: 'revisions', path: at(lindenhof, '/revisions') },
];
