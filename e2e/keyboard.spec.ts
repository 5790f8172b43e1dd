import { organisations, people } from '@bronhouder/world/cast.ts';
import { expect, expectAccessible, type Locator, type Page, signInAs, test } from './browsing.ts';
import { box, button, chips, dialog, notice, openOrganisation, section, titleOf } from './organisation.ts';
import { nl, say } from './words.ts';

const { shell, publication } = nl;
const organisation = organisations.korfHart;
const title = titleOf(organisation);
const manyTabs = 250;

/** Walks with the Tab key to where somebody wants to be. */
const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  await expect(wanted).toBeVisible();
  for (let turn = 0; turn < manyTabs; turn += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not get there');
};

test.beforeEach(async ({ page }) => {
  await signInAs(page, people.bram);
});

test('a field is edited and published without a mouse', async ({ page }) => {
  await openOrganisation(page, organisation, '/edit');
  await page.keyboard.press('Tab');
  const skip = page.getByText(shell.skipToContent);
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(skip).not.toBeFocused();
  await tabTo(page, box(section(page, 'Algemeen'), 'Korte naam'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Het Hart');
  await tabTo(page, button(page, nl.forms.bar.otherWays));
  await page.keyboard.press('Enter');
  const publish = page.getByRole('menuitem', { name: nl.edit.save.publish });
  await expect(publish).toBeVisible();
  for (let turn = 0; turn < 4 && !(await publish.evaluate((item) => item === document.activeElement)); turn += 1)
    await page.keyboard.press('ArrowDown');
  await expect(publish).toBeFocused();
  await page.keyboard.press('Enter');
  const asked = dialog(page, say(publication.dialog.title, { title }));
  await expect(asked).toContainText('Het Hart');
  await expectAccessible(page);
  await tabTo(page, button(asked, publication.dialog.confirmPublish));
  await page.keyboard.press('Enter');
  await expect(notice(page, say(publication.done.publish, { title }))).toBeVisible();
  await expect(chips(page).filter({ hasText: publication.chips.published })).toBeVisible();
});

test('Ctrl+K finds an organisation, and Escape gives the focus back', async ({ page }) => {
  await page.goto('/#/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const search = page.getByRole('button', { name: shell.top.searchLabel });
  await search.focus();
  await page.keyboard.press('Enter');
  const asked = dialog(page, shell.top.searchLabel);
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await expect(search).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(asked.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('korfb');
  await expect(asked.getByRole('option', { name: new RegExp(RegExp.escape(title)) })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
