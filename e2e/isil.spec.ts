import { organisations, people } from '@bronhouder/world/cast.ts';
import { expect, expectAccessible, type Locator, type Page, signInAs, test } from './browsing.ts';
import { box, button, dialog, notice, titleOf } from './organisation.ts';
import { nl, say } from './words.ts';

const { isil } = nl;
const organisation = organisations.dokkumArgyf;
const other = organisations.damwald;

const openIsil = async (page: Page, place: typeof organisation): Promise<void> => {
  await page.goto(`/#/organisation/${place.key}/isil`);
  await expect(page.getByRole('heading', { level: 1, name: isil.title })).toBeVisible();
  await expect(page.getByRole('navigation', { name: nl.shell.breadcrumbs })).toContainText(titleOf(place));
};
const row = (page: Page, code: string): Locator =>
  page.getByRole('region', { name: isil.codes, exact: true }).getByRole('listitem').filter({ hasText: code });
/** The code that stands first: the current one. */
const firstCode = async (page: Page): Promise<string> =>
  (await page
    .getByText(/^NL-\d{10}$/)
    .first()
    .textContent()) ?? '';

test('an ISIL code is added, refused while another has it, and made current', async ({ page }) => {
  await signInAs(page, people.carla);
  await openIsil(page, other);
  const taken = await firstCode(page);
  await openIsil(page, organisation);
  const before = await firstCode(page);
  await expect(row(page, before)).toContainText(isil.current);
  await expectAccessible(page);

  await button(page, isil.add).click();
  const asked = dialog(page, isil.form.add);
  const code = box(asked, isil.form.code);
  await code.fill('NL-12345');
  await button(asked, isil.form.confirm).click();
  await expect(code).toHaveAccessibleDescription(new RegExp(RegExp.escape(nl.problems.isil)));
  await asked.getByRole('textbox', { name: isil.form.startDate }).fill('01-07-2020');
  await code.fill(taken.toLowerCase());
  await button(asked, isil.form.confirm).click();
  await expect(code).toHaveAccessibleDescription(new RegExp(`in gebruik bij ${titleOf(other)}`));
  await expectAccessible(page);
  await code.fill('nl 77 7777 7777');
  await button(asked, isil.form.confirm).click();
  await expect(notice(page, isil.added)).toBeVisible();
  const added = 'NL-7777777777';
  await expect(row(page, added)).toContainText('01-07-2020');

  await page.getByRole('button', { name: say(isil.makeCurrentOf, { code: added }) }).click();
  await expect(notice(page, say(isil.madeCurrent, { code: added }))).toBeVisible();
  await expect(row(page, added).getByText(isil.current, { exact: true })).toBeVisible();
  await expect(row(page, before).getByText(isil.current, { exact: true })).toHaveCount(0);
  await expect(page.getByText(say(nl.organisation.sentences.isilCurrent, { code: added }))).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.getByRole('button', { name: say(isil.removeOf, { code: added }) }).click();
  await expect(dialog(page, say(isil.end.title, { code: added }))).toContainText(isil.end.current);
  await button(page, isil.end.confirm).click();
  await expect(notice(page, isil.removed)).toBeVisible();
  await expect(row(page, added)).toHaveCount(0);
});
