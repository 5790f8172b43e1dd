import { organisations, people, teams } from '@bronhouder/world/cast.ts';
import { expect, expectAccessible, type Page, signInAs, test } from './browsing.ts';
import { button, dialog, notice, openOrganisation, titleOf } from './organisation.ts';
import { like, nl, say } from './words.ts';

const { shell, look, roles } = nl;
const organisation = organisations.kempenarchief;
const place = titleOf(organisation);
const bar = (page: Page) => page.getByRole('complementary', { name: look.label });

const openLook = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: like(shell.top.user) }).click();
  await button(page, look.open).click();
};

test('a team administrator sees an organisation as its editor does, changes nothing, and is back with one click', async ({ page }) => {
  await signInAs(page, people.bram);
  await openOrganisation(page, organisation);
  await openLook(page);
  const asked = dialog(page, look.title);
  await expect(asked.getByText(say(look.lead, { place }))).toBeVisible();
  await asked.getByRole('combobox', { name: look.role }).click();
  await page.getByRole('option', { name: roles.builtIn.editor.name, exact: true }).click();
  await expectAccessible(page);
  await button(asked, look.begin).click();
  await expect(bar(page)).toContainText(say(look.bar, { role: roles.builtIn.editor.name, place }));
  await expectAccessible(page);

  // What an editor may not do is not there: settings, and the team above.
  const navigation = page.getByRole('navigation', { name: shell.navigation.label });
  await expect(navigation.getByRole('link', { name: shell.navigation.settings })).toHaveCount(0);
  await page.goto(`/#/team/${teams.kempen.key}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Kempen');
  await openOrganisation(page, organisation);
  await button(page, say(shell.favourites.add, { title: place })).click();
  await expect(notice(page, nl.refusals['look.read-only'].title ?? '')).toBeVisible();
  await expect(button(page, say(shell.favourites.add, { title: place }))).toBeVisible();

  // The bar is on every page, also after a reload, until one leaves.
  await page.reload();
  await expect(bar(page)).toBeVisible();
  await button(bar(page), look.end).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(navigation.getByRole('link', { name: shell.navigation.settings })).toBeVisible();
});

test('whoever may not assign roles is not offered to look', async ({ page }) => {
  await signInAs(page, people.femke);
  await openOrganisation(page, organisations.lindenhof);
  await page.getByRole('button', { name: like(shell.top.user) }).click();
  await expect(button(page, shell.user.signOut)).toBeVisible();
  await expect(button(page, look.open)).toHaveCount(0);
});
