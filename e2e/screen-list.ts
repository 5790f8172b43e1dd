import { en } from '@bronhouder/phrases/en.ts';
import { nl } from '@bronhouder/phrases/nl.ts';
import { organisations, people, teams } from '@bronhouder/world/cast.ts';
import type { Page } from '@playwright/test';
import { signInAs } from './browsing.ts';
import { withoutIntroduction } from './introduction.ts';

const texts = { nl, en };
export type Language = keyof typeof texts;
type Texts = typeof nl;
type Step = (page: Page, texts: Texts) => Promise<void>;

export type Screen = {
  name: string;
  path: string;
  host?: string;
  as?: { email: string } | null;
  first?: (page: Page) => Promise<void>;
  steps?: Step[];
};

/** Goes to the state of the screen that the picture is to show. */
export const playSteps = async (page: Page, { steps = [] }: Screen, language: Language): Promise<void> => {
  for (const step of steps) await step(page, texts[language]);
};

const at = (record: { key: string }, rest = '') => `#/organisation/${record.key}${rest}`;
const { lindenhof } = organisations;

/** A text without its values, as the name of a button begins with it or holds it. */
const fixed = (text: string) =>
  RegExp(
    text
      .split(/\{[^{}]*\}/)
      .map(RegExp.escape)
      .join('.*'),
  );

const press =
  (name: (texts: Texts) => string): Step =>
  async (page, texts) => {
    await page
      .getByRole('button', { name: fixed(name(texts)) })
      .first()
      .click();
  };
const choose =
  (act: keyof Texts['publication']['acts']): Step =>
  async (page, texts) => {
    await press(({ publication }) => publication.acts.more)(page, texts);
    await page.getByRole('menuitem', { name: texts.publication.acts[act] }).first().click();
  };
const pick =
  (name: (texts: Texts) => string): Step =>
  async (page, texts) => {
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: name(texts) })
      .first()
      .check();
  };
const publish: Step = async (page) => {
  await page.getByRole('main').locator('button[class*="main"]').first().click();
};
const typeIn: Step = async (page) => {
  const box = page.getByRole('main').getByRole('textbox').first();
  await box.fill('Bibliotheek De Lindenhof');
  await box.blur();
};
const search: Step = async (page, texts) => {
  await press(({ shell }) => shell.top.searchLabel)(page, texts);
  await page.getByRole('dialog').getByRole('textbox').or(page.getByRole('combobox')).first().fill('biblio');
};
/** Once: it is still there in the next picture. */
const addFavourite: Step = async (page, { shell }) => {
  const star = page.getByRole('main').getByRole('button', { name: fixed(shell.favourites.add) });
  if (await star.isVisible()) await star.click();
};
const openTasks: Step = async (page) => {
  await page.getByRole('banner').locator('button[aria-haspopup]').nth(1).click();
};
/** The jobs write the first mails a while after the server began. */
const openMail: Step = async (page) => {
  await page.getByRole('main').locator('a[href*="outbox/"]:visible').first().click({ timeout: 90_000 });
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

/** Every screen, and the dialogs that matter. */
export const screens: Screen[] = [
  { name: 'sign-in', path: 'access/', as: null },
  { name: 'sign-in-faults', path: 'access/', as: null, steps: [press(({ access }) => access.signIn.submit)] },
  { name: 'forgot', path: 'access/#/forgot', as: null },
  { name: 'account', path: 'access/#/account' },
  { name: 'home', path: '#/home' },
  { name: 'home-editor', path: '#/home', as: people.femke },
  { name: 'no-rights', path: '#/home', as: people.joost },
  { name: 'flemish', path: '#/home', host: 'vlaanderen.localhost', as: people.els },
  { name: 'search', path: '#/home', steps: [search] },
  { name: 'favourites', path: at(lindenhof), as: people.karel, steps: [addFavourite, press(({ shell }) => shell.top.favourites)] },
  { name: 'tasks', path: '#/home', as: people.noor, steps: [openTasks] },
  { name: 'user-menu', path: '#/home', steps: [press(({ shell }) => shell.top.user)] },
  { name: 'help', path: at(lindenhof), steps: [press(({ shell }) => shell.top.help)] },
  { name: 'team', path: `#/team/${teams.root.key}` },
  { name: 'team-organisations', path: `#/team/${teams.root.key}/organisations` },
  { name: 'team-organisations-filtered', path: `#/team/${teams.root.key}/organisations?cs=state-published&q=bibl` },
  { name: 'team-organisations-empty', path: `#/team/${teams.root.key}/organisations?q=bestaatniet` },
  {
    name: 'team-organisations-filters',
    path: `#/team/${teams.root.key}/organisations`,
    steps: [press(({ organisation }) => organisation.list.filters.open)],
  },
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
  { name: 'outbox', path: '#/tenant/outbox' },
  { name: 'mail', path: '#/tenant/outbox', steps: [openMail] },
  { name: 'not-found', path: '#/nergens' },
  { name: 'organisation-not-found', path: at({ key: '01941f29-7c1a-7107-8000-0000000fffff' }) },
  { name: 'organisation-not-allowed', path: at(lindenhof, '/notallowed?status=403') },
  { name: 'maintenance', path: '#/maintenance', as: null },
  { name: 'core-down', path: '#/err_core_down', as: null },
];
