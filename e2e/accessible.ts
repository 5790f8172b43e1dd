import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Frame, type Page } from '@playwright/test';

const rules = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Violation = { id: string; help: string; nodes: { html: string; target: string[] }[] };
type Judge = { axe: { run(context: object, options: object): Promise<{ violations: Violation[] }> } };

/** What is scrolled under a bar that stays in sight, or beyond it, is measured as too small to press, or too near the buttons of that bar. */
const isUnderBar = (frame: Frame, selector: string): Promise<boolean> =>
  frame.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    const { top = 0, bottom = 0, left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
    return [top + 1, (top + bottom) / 2, bottom - 1].some((y) => {
      const seen = document.elementFromPoint((left + right) / 2, y);
      return y < 0 || (seen !== null && !element?.contains(seen) && !seen.contains(element));
    });
  }, selector);

/**
 * What breaks a rule in one frame. The rules are brought once for as long as the page lives, and only what breaks them is told: to tell of
 * everything that keeps them takes longer than to look.
 */
const violationsIn = async (frame: Frame): Promise<Violation[]> => {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(rules);
  return frame.evaluate(async (values) => {
    const { axe } = window as unknown as Judge;
    const options = { runOnly: { type: 'tag', values }, resultTypes: ['violations'], iframes: false };
    const { violations } = await axe.run(document, options);
    return violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html, target }) => ({ html, target })) }));
  }, levels);
};

/** No violation of WCAG 2.2 AA in what is on the screen now. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // What is shown of before, while the new is fetched, is paler on purpose.
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, { timeout: 5000 }).catch(() => undefined);
  // Colours are judged when nothing fades in or out any more.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => animation.playState !== 'running' || animation.effect?.getTiming().iterations === Infinity),
  );
  const found = [];
  for (const frame of page.frames()) {
    for (const { id, help, nodes } of await violationsIn(frame)) {
      for (const { html, target } of nodes) {
        if (id !== 'target-size' || !(await isUnderBar(frame, target.join(' ')))) found.push({ id, help, where: html.slice(0, 200) });
      }
    }
  }
  expect(found).toEqual([]);
};
