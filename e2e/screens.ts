import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { people } from '@bronhouder/world/cast.ts';
import { type Browser, chromium, type Page } from '@playwright/test';
import { signInAs } from './browsing.ts';
import { withoutIntroduction } from './introduction.ts';
import config from './playwright.config.ts';
import { screens } from './screen-list.ts';
import { type Language, playSteps, type Screen } from './screens/screen.ts';
import startServer from './server.setup.ts';

type Look = { language: Language; scheme: 'light' | 'dark'; width: number };

const sideBySide = 3;
const folder = resolve(import.meta.dirname, '../screens');
const wanted = process.argv.slice(2);
const port = new URL(config.use?.baseURL ?? '').port;
const looks: Look[] = (['nl', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((scheme) => [1440, 390].map((width) => ({ language, scheme, width }))),
);

const originOf = ({ host }: Screen) => `http://${host ?? 'localhost'}:${port}`;
const nameOf = ({ name }: Screen, { language, scheme, width }: Look) => `${name}-${language}-${scheme}-${width}`;

const sessions = new Map<string, ReturnType<typeof session>>();

/** The cookies of somebody who signed in. */
const session = async (browser: Browser, origin: string, person: { email: string }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/settings.json`);
  await signInAs(page, person);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
};

/** Each person signs in once. */
const sessionOf = (browser: Browser, screen: Screen) => {
  if (screen.as === null) return Promise.resolve([]);
  const person = screen.as ?? people.anna;
  const known = sessions.get(person.email) ?? session(browser, originOf(screen), person);
  sessions.set(person.email, known);
  return known;
};

const pageFor = async (browser: Browser, screen: Screen, { language, scheme, width }: Look) => {
  const origin = originOf(screen);
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 844 : 900 },
    colorScheme: scheme,
    locale: language === 'nl' ? 'nl-NL' : 'en-US',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
  });
  await context.addCookies([
    { name: 'globalState.language', value: language, url: origin, secure: true },
    { name: 'globalState.colourScheme', value: scheme, url: origin, secure: true },
    ...(await sessionOf(browser, screen)),
  ]);
  await withoutIntroduction(context);
  return context.newPage();
};

/** Makes the window as high as its page, so that what stays at its edges stands at the edges of the picture. */
const showWhole = async (page: Page, { width }: Look): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
};

const picture = async (browser: Browser, screen: Screen, look: Look): Promise<void> => {
  const page = await pageFor(browser, screen, look);
  page.setDefaultTimeout(15_000);
  try {
    await screen.first?.(page);
    await page.goto(`${originOf(screen)}/${screen.path}`);
    await page.waitForLoadState('networkidle');
    await playSteps(page, screen, look.language);
    await page.waitForLoadState('networkidle');
    // What slides in, and what loads with it.
    await new Promise((shown) => setTimeout(shown, 400));
    if (!screen.steps) await showWhole(page, look);
    await page.screenshot({ path: `${folder}/${nameOf(screen, look)}.png` });
  } finally {
    await page.context().close();
  }
};

/** Takes the pictures several at a time; gives the names of those that did not succeed. */
const takeAll = async (browser: Browser, shots: [Screen, Look][]): Promise<string[]> => {
  const failed: string[] = [];
  const left = shots.values();
  const worker = async () => {
    for (const [screen, look] of left) {
      await picture(browser, screen, look).catch((fault: unknown) => {
        failed.push(nameOf(screen, look));
        console.error(nameOf(screen, look), fault instanceof Error ? fault.message : fault);
      });
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, worker));
  return failed;
};

/** All words together name a picture: `edit nl-light`. */
const isWanted = (name: string) => wanted.every((part) => part.split(',').some((one) => name.includes(one)));

const shots = looks
  .flatMap((look) => screens.map((screen): [Screen, Look] => [screen, look]))
  .filter(([screen, look]) => isWanted(nameOf(screen, look)));
const stop = await startServer();
const browser = await chromium.launch(config.use?.launchOptions ?? {});
try {
  await mkdir(folder, { recursive: true });
  const failed = await takeAll(browser, shots);
  console.log(`${shots.length - failed.length} of ${shots.length} pictures in ${folder}`);
  if (failed.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await stop();
}
