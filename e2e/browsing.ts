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

/** Without the introduction; `as` is a second person in a browser of their own. */
export const test = base.extend<{ as: (person: Person) => Promise<Page> }>({
  context: async ({ context }, use) => {
    await withoutIntroduction(context);
    await use(context);
  },
  as: async ({ browser }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (person) => {
      const context = await browser.newContext();
      await withoutIntroduction(context);
      contexts.push(context);
      const page = await context.newPage();
      await signInAs(page, person);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

export type { Locator, Page };
