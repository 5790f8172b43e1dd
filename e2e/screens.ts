import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { organisations, people, teams } from '@bronhouder/world/cast.ts';
import { type Browser, chromium, type Page } from '@playwright/test';
import { signInAs } from './browsing.ts';
import { withoutIntroduction } from './introduction.ts';
import config from './playwright.config.ts';
import startServer from './server.setup.ts';

type Screen = { name: string; path: string; host?: string; as?: { email: string } | null; before?: (page: Page) => Promise<void> };

const at = (record: { key: string }, rest = '') => `#/organisation/${record.key}${rest}`;
const { lindenhof } = organisations;
const pressed = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};

/** Every screen, and the dialogs that matter. */
const screens: Screen[] = [
  { name: 'sign-in', path: 'access/', as: null },
  { name: 'forgot', path: 'access/#/forgot', as: null },
  { name: 'account', path: 'access/#/account' },
  { name: 'home', path: '#/home' },
  { name: 'home-editor', path: '#/home', as: people.femke },
  { name: 'team', path: `#/team/${teams.root.key}` },
  { name: 'team-organisations', path: `#/team/${teams.root.key}/organisations` },
  { name: 'team-organisations-filtered', path: `#/team/${teams.root.key}/organisations?cs=state-published&q=bibl` },
  { name: 'team-organisations-empty', path: `#/team/${teams.root.key}/organisations?q=bestaatniet` },
  { name: 'organisation', path: at(lindenhof) },
  { name: 'organisation-archived', path: at(organisations.suikerMuseum) },
  { name: 'organisation-deactivated', path: at(organisations.tennisMark) },
  { name: 'organisation-concept', path: at(organisations.zorgKempen) },
  { name: 'publish', path: at(lindenhof), before: pressed(/publiceren|publish/i) },
  { name: 'edit', path: at(lindenhof, '/edit') },
  { name: 'edit-problems', path: at(organisations.zorgKempen, '/edit') },
  { name: 'edit-viewer', path: at(lindenhof, '/edit'), as: people.hanna },
  { name: 'settings', path: at(lindenhof, '/settings') },
  { name: 'auditlog', path: at(lindenhof, '/auditlog') },
  { name: 'revisions', path: at(lindenhof, '/revisions') },
  { name: 'outbox', path: '#/tenant/outbox' },
  { name: 'not-found', path: '#/nergens' },
  { name: 'organisation-not-found', path: at({ key: '01941f29-7c1a-7107-8000-0000000fffff' }) },
  { name: 'core-down', path: '#/err_core_down', as: null },
  { name: 'no-rights', path: '#/home', as: people.joost },
  { name: 'flemish', path: '#/home', host: 'vlaanderen.localhost', as: people.els },
];

const folder = resolve(import.meta.dirname, '../screens');
const wanted = process.argv.slice(2);
const port = new URL(config.use?.baseURL ?? '').port;
const looks = (['nl', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((scheme) => [1440, 390].map((width) => ({ language, scheme, width }))),
);

type Look = (typeof looks)[number];

const picture = async (browser: Browser, screen: Screen, { language, scheme, width }: Look): Promise<void> => {
  const origin = `http://${screen.host ?? 'localhost'}:${port}`;
  const locale = language === 'nl' ? 'nl-NL' : 'en-US';
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 844 : 900 },
    colorScheme: scheme,
    locale,
    timezoneId: 'Europe/Amsterdam',
  });
  await context.addCookies([
    { name: 'globalState.language', value: language, url: origin, secure: true },
    { name: 'globalState.colourScheme', value: scheme, url: origin, secure: true },
  ]);
  await withoutIntroduction(context);
  const page = await context.newPage();
  await page.goto(`${origin}/settings.json`);
  if (screen.as !== null) await signInAs(page, screen.as ?? people.anna);
  await page.goto(`${origin}/${screen.path}`);
  await page.waitForLoadState('networkidle');
  await screen.before?.(page);
  // A dialog slides in.
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${folder}/${screen.name}-${language}-${scheme}-${width}.png`, fullPage: true });
  await context.close();
};

const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
const stop = await startServer();
const browser = await chromium.launch(config.use?.launchOptions ?? {});
try {
  await mkdir(folder, { recursive: true });
  for (const look of looks) {
    for (const screen of chosen) await picture(browser, screen, look);
  }
  console.log(`${chosen.length * looks.length} pictures in ${folder}`);
} finally {
  await browser.close();
  await stop();
}
