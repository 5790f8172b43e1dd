import { organisations, people } from '@bronhouder/world/cast.ts';
import { type Screen, type Step, at, editor, fixed, lindenhof, press } from './screen.ts';

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

const openLook: Step = async (page, texts) => {
  await press(({ shell }) => shell.top.user)(page, texts);
  await press(({ look }) => look.open)(page, texts);
};

/** Looked through once, a session goes on looking: the next picture finds it so. */
const beginLook: Step = async (page, { look }) => {
  const wanted = { role: editor, place: { kind: 'organisation', key: organisations.berkelArchief.key }, scope: 'currentAndBeneath' };
  await page.evaluate(async (body) => {
    await fetch('/api/look', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    location.reload();
  }, wanted);
  await page.getByRole('complementary', { name: look.label }).waitFor();
};

/** Signing in, the frame, errors and mails. */
export const frameScreens: Screen[] = [
  { name: 'sign-in', path: 'access/', as: null },
  { name: 'sign-in-faults', path: 'access/', as: null, steps: [press(({ access }) => access.signIn.submit)] },
  { name: 'forgot', path: 'access/#/forgot', as: null },
  { name: 'account', path: 'access/#/account' },
  { name: 'home', path: '#/home' },
  { name: 'home-editor', path: '#/home', as: people.femke },
  { name: 'home-beneath', path: '#/home', as: people.gijs },
  { name: 'landing-beneath', path: '#/', as: people.gijs },
  { name: 'no-rights', path: '#/home', as: people.lotte },
  { name: 'flemish', path: '#/home', host: 'vlaanderen.localhost', as: people.els },
  { name: 'search', path: '#/home', steps: [search] },
  { name: 'favourites', path: at(lindenhof), as: people.karel, steps: [addFavourite, press(({ shell }) => shell.top.favourites)] },
  { name: 'tasks', path: '#/home', as: people.noor, steps: [openTasks] },
  { name: 'user-menu', path: '#/home', steps: [press(({ shell }) => shell.top.user)] },
  { name: 'help', path: at(lindenhof), steps: [press(({ shell }) => shell.top.help)] },
  { name: 'look', path: at(organisations.kempenarchief), as: people.bram, steps: [openLook] },
  { name: 'looking', path: at(organisations.berkelArchief), as: people.dirk, steps: [beginLook] },
  { name: 'outbox', path: '#/tenant/outbox' },
  { name: 'mail', path: '#/tenant/outbox', steps: [openMail] },
  { name: 'not-found', path: '#/nergens' },
  { name: 'organisation-not-found', path: at({ key: '01941f29-7c1a-7107-8000-0000000fffff' }) },
  { name: 'organisation-not-allowed', path: at(lindenhof, '/notallowed?status=403') },
  { name: 'maintenance', path: '#/maintenance', as: null },
  { name: 'core-down', path: '#/err_core_down', as: null },
];
