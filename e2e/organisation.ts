import type { Content } from '@bronhouder/domain/fields/value.ts';
import { expect, type Locator, type Page } from './browsing.ts';
import { nl } from './words.ts';

export type Organisation = { key: string; content: Content };

/** The name with which an organisation begins. */
export const titleOf = ({ content: { title } }: Organisation): string => {
  if (typeof title !== 'string') throw new Error('an organisation of the cast begins with a name');
  return title;
};

/** Opens a page of an organisation (`''`: its dashboard) and waits until it is there. */
export const openOrganisation = async (page: Page, { key }: Organisation, rest = ''): Promise<void> => {
  await page.goto(`/#/organisation/${key}${rest}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('list', { name: nl.publication.chips.label, exact: true })).toBeVisible();
};

/** The chips that say in which state the organisation is. */
export const chips = (page: Page): Locator =>
  page.getByRole('list', { name: nl.publication.chips.label, exact: true }).getByRole('listitem');

/** A notice at the bottom of the screen. */
export const notice = (page: Page, text: string | RegExp): Locator => page.getByRole('alert').filter({ hasText: text });

export const button = (within: Page | Locator, name: string | RegExp): Locator => within.getByRole('button', { name, exact: true });

/** The field with this label; a label within a label is not it. */
export const box = (within: Page | Locator, name: string): Locator => within.getByRole('textbox', { name, exact: true });

export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

/** Presses the main publish button, which has to say these words. */
export const pressMain = (page: Page, words: string): Promise<void> => button(page.getByRole('main'), words).first().click();

/** Chooses an act from the menu beside the publish button, and answers its dialog. */
export const chooseAct = async (page: Page, act: keyof typeof nl.publication.acts): Promise<Locator> => {
  await button(page, nl.publication.acts.more).click();
  await page.getByRole('menuitem', { name: nl.publication.acts[act], exact: true }).click();
  return dialog(page, nl.publication.acts[act]);
};

/** The ways to save that are not the usual one. */
export const saveOtherwise = async (page: Page, way: keyof typeof nl.edit.save): Promise<void> => {
  await button(page, nl.forms.bar.otherWays).click();
  await page.getByRole('menuitem', { name: nl.edit.save[way] }).click();
};

/** A section of the edit form. */
export const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
