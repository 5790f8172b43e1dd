import { en } from '@bronhouder/phrases/en.ts';
import { nl } from '@bronhouder/phrases/nl.ts';
import { organisations, tenants } from '@bronhouder/world/cast.ts';
import type { Page } from '@playwright/test';

export const texts = { nl, en };
export type Language = keyof typeof texts;
export type Texts = typeof nl;
export type Step = (page: Page, texts: Texts) => Promise<void>;
export type Screen = {
  name: string;
  path: string;
  host?: string;
  as?: { email: string } | null;
  first?: (page: Page) => Promise<void>;
  steps?: Step[];
};
export const at = (record: { key: string }, rest = '') => `#/organisation/${record.key}${rest}`;
export const { lindenhof } = organisations;
/** A text without its values, as the name of a button begins with it or holds it. */
export const fixed = (text: string) =>
  RegExp(
    text
      .split(/\{[^{}]*\}/)
      .map(RegExp.escape)
      .join('.*'),
  );
export const press =
  (name: (texts: Texts) => string): Step =>
  async (page, texts) => {
    await page
      .getByRole('button', { name: fixed(name(texts)) })
      .first()
      .click();
  };
export const choose =
  (act: keyof Texts['publication']['acts']): Step =>
  async (page, texts) => {
    await press(({ publication }) => publication.acts.more)(page, texts);
    await page.getByRole('menuitem', { name: texts.publication.acts[act] }).first().click();
  };
export const pick =
  (name: (texts: Texts) => string): Step =>
  async (page, texts) => {
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: name(texts) })
      .first()
      .check();
  };
export const { editor } = tenants.streekdata.builtInRoles;

/** Goes to the state of the screen that the picture is to show. */
export const playSteps = async (page: Page, { steps = [] }: Screen, language: Language): Promise<void> => {
  for (const step of steps) await step(page, texts[language]);
};
