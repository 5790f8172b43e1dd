import { people, teams } from '@bronhouder/world/cast.ts';
import type { Screen, Step } from './screen.ts';

/** Chooses these of the holidays that are offered, by their place in the list. */
const tick =
  (...places: number[]): Step =>
  async (page, { holidays: { hours } }) => {
    const boxes = page.getByRole('list', { name: hours.which }).getByRole('checkbox');
    for (const place of places) await boxes.nth(place).check();
  };

const toProposals: Step = async (page, { holidays: { hours } }) => {
  await page.getByRole('heading', { name: hours.organisations }).evaluate((heading) => heading.scrollIntoView());
};

const correct: Step = async (page, { holidays: { hours } }) => {
  await page.getByRole('list', { name: hours.organisations }).getByRole('button').nth(1).click();
  await page.getByRole('dialog').getByRole('radio', { name: hours.correct.open }).check();
};

/** Every picture saves another holiday: of what was saved before nothing changes any more. */
let saved = 2;
const tickNext: Step = async (page, texts) => {
  saved += 1;
  await tick(saved)(page, texts);
};

/** Days of one's own that cannot be. */
const addWrong: Step = async (page, { holidays: { hours } }) => {
  await page.getByRole('textbox', { name: hours.own.from, exact: true }).fill('31-02-2027');
  await page.getByRole('button', { name: hours.own.add }).click();
};

const save: Step = async (page, { holidays: { hours } }) => {
  await page.getByRole('region', { name: hours.bar.label }).getByRole('button', { name: hours.bar.save }).click();
  await page.getByRole('button', { name: hours.done }).and(page.locator(':not([data-loading])')).waitFor();
};

const path = `#/team/${teams.veluwe.key}/holidayhours`;

/** A vacation that is chosen, as the address says it. */
const kept = JSON.stringify([{ from: '2026-12-19', till: '2027-01-03', name: 'Kerstvakantie' }]);

/** The holiday hours of a team. */
export const holidaysScreens: Screen[] = [
  { name: 'holiday-hours-start', path, as: people.dirk },
  { name: 'holiday-hours-vacations', path: `${path}?region="NL-MI"&own=${encodeURIComponent(kept)}`, as: people.dirk },
  { name: 'holiday-hours-chosen', path, as: people.dirk, steps: [tick(0, 1, 3), toProposals] },
  { name: 'holiday-hours-own', path, as: people.dirk, steps: [addWrong] },
  { name: 'holiday-hours-correct', path, as: people.dirk, steps: [tick(1, 3), correct] },
  { name: 'holiday-hours-results', path, as: people.dirk, steps: [tickNext, save] },
];
