import { AxeBuilder } from '@axe-core/playwright';
import { demoPassword } from '@bronhouder/world/demo-password.ts';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { withoutIntroduction } from './introduction.ts';

export { expect };

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

/** What is scrolled under a bar that stays in sight, or beyond it, is measured as too small to press, or too near the buttons of that bar. */
const isUnderBar = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    const { top = 0, bottom = 0, left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
    return [top + 1, (top + bottom) / 2, bottom - 1].some((y) => {
      const seen = document.elementFromPoint((left + right) / 2, y);
      return y < 0 || (seen !== null && !element?.contains(seen) && !seen.contains(element));
    });
  }, selector);

/** No violation of WCAG 2.2 AA in what is on the screen now. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // Colours are judged when nothing fades in or out any more.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => animation.playState !== 'running' || animation.effect?.getTiming().iterations === Infinity),
  );
  // There is no frame of another origin, so that no second page is needed to bring the answers together.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = [];
  for (const { id, help, nodes } of violations) {
    for (const { html, target } of nodes) {
      if (id !== 'target-size' || !(await isUnderBar(page, target.join(' ')))) found.push({ id, help, where: html.slice(0, 200) });
    }
  }
  expect(found).toEqual([]);
};

/** The router of the portal, as it shows itself in the browser. */
type Routed = { __TSR_ROUTER__?: { state: { status: string; location: { href: string }; resolvedLocation?: { href: string } } } };

/** The page that the address names stands there: another hash leaves the page before on the screen until the new one is loaded. */
const hasArrived = (): boolean => {
  const state = (window as Routed).__TSR_ROUTER__?.state;
  if (!state) return true;
  const { status, location, resolvedLocation } = state;
  return (
    status === 'idle' && resolvedLocation?.href === location.href && decodeURI(window.location.hash) === decodeURI(`#${location.href}`)
  );
};

/** `goto` that comes back once the new page has taken the place of the one before. What asks before it lets go is waited for in vain. */
const arriving = (page: Page): Page => {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    await page.waitForFunction(hasArrived, undefined, { timeout: 3000 }).catch(() => undefined);
    return answer;
  };
  return page;
};

/** Without the introduction; `as` is a second person in a browser of their own. */
export const test = base.extend<{ as: (person: Person) => Promise<Page> }>({
  context: async ({ context }, use) => {
    await withoutIntroduction(context);
    await use(context);
  },
  page: async ({ page }, use) => use(arriving(page)),
  as: async ({ browser }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (person) => {
      const context = await browser.newContext();
      await withoutIntroduction(context);
      contexts.push(context);
      const page = arriving(await context.newPage());
      await signInAs(page, person);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

export type { Locator, Page };
