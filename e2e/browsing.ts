import { demoPassword } from '@bronhouder/world/demo-password.ts';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { withoutIntroduction } from './introduction.ts';
import { slowed } from './slow.ts';

export { expect, expectAccessible };

type Person = { email: string };

/** Signs in without the form, on a page of the portal's origin; the journeys of signing in use the form. */
export const signInAs = async (page: Page, { email }: Person): Promise<void> => {
  if (page.url() === 'about:blank') await page.goto('/settings.json');
  const status = await page.evaluate(
    async (account) => {
      const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(account) };
      return (await fetch('/access/auth/sign-in/email', sent)).status;
    },
    { email, password: demoPassword },
  );
  expect(status).toBe(200);
};

/** The router of the portal, as it shows itself in the browser. */
type Routed = { __TSR_ROUTER__?: { state: { status: string; location: { href: string }; resolvedLocation?: { href: string } } } };

/** The page that the address names stands there: another hash leaves the page before on the screen until the new one is loaded. */
const hasArrived = (): boolean => {
  const state = (window as Routed).__TSR_ROUTER__?.state;
  if (!state) return true;
  const { status, location, resolvedLocation } = state;
  // A space is written in two ways, and what may stand plainly is not always.
  const plain = (address: string): string => decodeURIComponent(address.replaceAll('+', ' '));
  return status === 'idle' && resolvedLocation?.href === location.href && plain(window.location.hash) === plain(`#${location.href}`);
};

/** Ways to go that come back once the new page has taken the place of the one before. What asks before it lets go is waited for in vain. */
const arriving = (page: Page): Page => {
  const arrived = () => page.waitForFunction(hasArrived, undefined, { timeout: 10_000 }).catch(() => undefined);
  const [goto, goBack] = [page.goto.bind(page), page.goBack.bind(page)];
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    await arrived();
    return answer;
  };
  page.goBack = async (options) => {
    const answer = await goBack(options);
    await arrived();
    return answer;
  };
  return page;
};

/** Ticks a box or turns a switch whose state is kept elsewhere (in the address, at the server), and waits until it is so. */
export const tick = async (box: Locator, on = true): Promise<void> => {
  await expect(box).toBeChecked({ checked: !on });
  await box.press('Space');
  await expect(box).toBeChecked({ checked: on });
};

/** Looks whether the page is no wider than the screen, once it is all there. */
export const expectNoWider = async (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);

/** What a browser has to say about why a journey failed: errors of its pages, answers that are faults of the server, where it was. */
const overheard = (context: BrowserContext): { told(): string } => {
  const heard: string[] = [];
  context.on('weberror', (fault) => heard.push(`error: ${fault.error().stack ?? fault.error().message}`));
  context.on('console', (message) => message.type() === 'error' && heard.push(`console: ${message.text()}`));
  context.on('response', (answer) => answer.status() >= 500 && heard.push(`${answer.status()} ${answer.url()}`));
  context.on('requestfailed', (asked) => heard.push(`${asked.failure()?.errorText ?? 'failed'} ${asked.url()}`));
  return { told: () => [...context.pages().map((page) => `at ${page.url()}`), ...heard].join('\n') };
};

/** Without the introduction; `as` is a second person in a browser of their own. */
export const test = base.extend<{ as: (person: Person) => Promise<Page> }>({
  context: async ({ context }, use, info) => {
    await withoutIntroduction(context);
    await slowed(context);
    const { told } = overheard(context);
    await use(context);
    if (info.status !== info.expectedStatus) await info.attach('overheard', { body: told(), contentType: 'text/plain' });
  },
  page: async ({ page }, use) => use(arriving(page)),
  as: async ({ browser }, use, info) => {
    const others: { context: BrowserContext; told(): string }[] = [];
    await use(async (person) => {
      const context = await browser.newContext();
      await withoutIntroduction(context);
      await slowed(context);
      others.push({ context, ...overheard(context) });
      const page = arriving(await context.newPage());
      await signInAs(page, person);
      return page;
    });
    for (const { context, told } of others) {
      if (info.status !== info.expectedStatus) await info.attach('overheard', { body: told(), contentType: 'text/plain' });
      await context.close();
    }
  },
});

export type { Locator, Page };
