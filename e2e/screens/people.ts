import { organisations, people, teams } from '@bronhouder/world/cast.ts';
import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

type Step = NonNullable<Screen['steps']>[number];

const user = ({ key }: { key: string }) => `#/user/${key}`;
const press =
  (name: (texts: Parameters<Step>[1]) => string): Step =>
  async (page, texts) => {
    await page
      .getByRole('main')
      .getByRole('button', { name: name(texts), exact: true })
      .first()
      .click();
  };

/** Chooses a place for which somebody's rights are explained. */
const choosePlace =
  (name: string): Step =>
  async (page: Page, texts) => {
    await page.getByRole('combobox', { name: texts.people.rights.place }).fill(name);
    await page.getByRole('option', { name }).first().click();
    await page.getByRole('switch').waitFor();
  };

/** The screens about people and their accounts. */
export const peopleScreens: Screen[] = [
  { name: 'people', path: '#/search/user' },
  { name: 'people-manager', path: '#/search/user', as: people.karel },
  { name: 'people-unused', path: '#/search/user?statuses=%5B%22unused%22%2C%22deactivated%22%5D' },
  { name: 'people-none', path: '#/search/user?q=nergens' },
  {
    name: 'people-filters',
    path: `#/search/user?team=${teams.kempen.key}`,
    steps: [press(({ people: texts }) => texts.list.filters.open)],
  },
  { name: 'user', path: user(people.karel) },
  {
    name: 'user-rights',
    path: `#/team/${teams.kempen.key}/user/${people.femke.key}`,
    as: people.bram,
    steps: [choosePlace('Bibliotheek Lindenhof')],
  },
  { name: 'user-unused', path: user(people.truus) },
  { name: 'user-deactivated', path: user(people.pieter) },
  { name: 'user-self', path: user(people.anna) },
  { name: 'user-unknown', path: user(organisations.lindenhof) },
  { name: 'user-deactivate', path: user(people.bram), steps: [press(({ people: texts }) => texts.administration.deactivate.button)] },
  { name: 'user-anonymise', path: user(people.gijs), steps: [press(({ people: texts }) => texts.administration.anonymise.button)] },
];
