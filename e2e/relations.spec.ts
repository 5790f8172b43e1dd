import { organisations, people, teams } from '@bronhouder/world/cast.ts';
import { expect, expectAccessible, expectNoWider, type Locator, type Page, signInAs, test } from './browsing.ts';
import { box, button, dialog, notice, titleOf } from './organisation.ts';
import { callApi } from './roles.ts';
import { nl, say } from './words.ts';

const { relations } = nl;
const team = teams.noordoostFryslan;
const { admiraal: part, deWalden: whole, lindenhof, bladel, vught } = organisations;

const openRelations = async (page: Page, { key }: { key: string }, search = ''): Promise<void> => {
  await page.goto(`/#/organisation/${key}/relations${search}`);
  await expect(page.getByRole('heading', { level: 1, name: relations.page.title })).toBeVisible();
};
/** The relations of one type, seen from one side. */
const group = (page: Page, label: string): Locator => page.getByRole('region', { name: label, exact: true });
const option = (page: Page, name: string): Locator => page.getByRole('option', { name: new RegExp(`^${name}`) });

const choose = async (asked: Locator, label: string, q: string): Promise<void> => {
  await asked.getByRole('combobox', { name: relations.add.type }).click();
  await asked.page().getByRole('option', { name: label, exact: true }).click();
  await asked.getByRole('combobox', { name: relations.add.target }).fill(q);
};

test('a relation type is made and used; both sides see the relation, and neither circle nor double is made', async ({ page, as }) => {
  await signInAs(page, people.carla);
  await page.goto(`/#/team/${team.key}/relationtypes`);
  await expect(page.getByRole('link', { name: 'werkt samen met' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: relations.types.new }).click();
  await button(page, relations.edit.create).click();
  await expect(page.getByText(nl.problems.required)).toHaveCount(4);
  const [source, target] = [relations.edit.source, relations.edit.target].map((name) => page.getByRole('group', { name }));
  if (!source || !target) throw new Error('a label for each side');
  await box(source, relations.edit.output).fill('Werkt samen met');
  await box(target, relations.edit.output).fill('bestuurt');
  await expect(page.getByText(`${relations.edit.part} Werkt samen met ${relations.edit.whole}`)).toBeVisible();
  await button(page, relations.edit.create).click();
  await expect(box(source, relations.edit.output)).toHaveAccessibleDescription(new RegExp(RegExp.escape(nl.problems['not-unique'])));
  await box(source, relations.edit.output).fill('valt onder');
  await expectAccessible(page);
  await button(page, relations.edit.create).click();
  await expect(notice(page, relations.edit.created)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Valt onder / bestuurt' })).toBeVisible();

  await openRelations(page, part);
  await button(page, relations.page.add).click();
  const asked = dialog(page, relations.add.title);
  await button(asked, relations.add.confirm).click();
  await expect(asked.getByText(nl.problems.relation)).toHaveCount(2);
  await choose(asked, 'valt onder', 'walden');
  await option(page, titleOf(whole)).click();
  await expect(asked).toContainText(`Bestuurt ${titleOf(part)}`);
  await expectAccessible(page);
  await button(asked, relations.add.confirm).click();
  await expect(notice(page, relations.add.added)).toBeVisible();
  await expect(group(page, 'Valt onder')).toContainText(titleOf(whole));

  // The other side reads it in its own words, in the log too.
  const hanna = await as(people.hanna);
  await openRelations(hanna, whole);
  await expect(group(hanna, 'Bestuurt')).toContainText(titleOf(part));
  await expect(hanna.getByRole('button', { name: say(relations.page.removeOf, { title: titleOf(part) }) })).toHaveCount(0);
  await hanna.goto(`/#/organisation/${whole.key}/auditlog`);
  await expect(hanna.getByText(`Relatie toegevoegd: bestuurt ${titleOf(part)}`)).toBeVisible();

  await openRelations(page, whole);
  await button(page, relations.page.add).click();
  await choose(asked, 'valt onder', 'admiraal');
  await expect(option(page, titleOf(part))).toContainText(relations.add.circle);
  await expect(option(page, titleOf(part))).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await choose(asked, 'bestuurt', 'waad');
  await option(page, titleOf(organisations.waadrinders)).click();
  // Somebody else is quicker.
  const list = await page.evaluate(async (key) => (await fetch(`/api/organisation/${key}/relation`)).json(), whole.key);
  const type = list.groups[0].type.key;
  const quicker = await callApi(page, 'POST', `/organisation/${organisations.waadrinders.key}/relation`, { type, target: whole.key });
  expect(quicker.status).toBe(200);
  await button(asked, relations.add.confirm).click();
  await expect(asked.getByRole('alert')).toContainText(nl.refusals['relation.exists'].message ?? '');
  await button(asked, relations.add.cancel).click();

  await page.getByRole('button', { name: say(relations.page.removeOf, { title: titleOf(part) }) }).click();
  const ending = dialog(page, relations.end.title);
  await expect(ending).toContainText(`${titleOf(whole)} bestuurt ${titleOf(part)}`);
  await expectAccessible(page);
  await button(ending, relations.end.confirm).click();
  await expect(notice(page, relations.end.ended)).toBeVisible();
  await openRelations(page, part);
  await expect(page.getByText(relations.page.empty)).toBeVisible();
});

test('the network is drawn, walked by keyboard and read as a list; the address says how far it reaches', async ({ page }) => {
  await signInAs(page, people.bram);
  await openRelations(page, lindenhof);
  const drawing = page.getByRole('group', { name: say(relations.network.label, { organisation: titleOf(lindenhof) }) });
  const node = (organisation: typeof bladel) => drawing.getByRole('link', { name: new RegExp(`${RegExp.escape(titleOf(organisation))}$`) });
  await expect(node(bladel)).toBeVisible();
  await expect(node(vught)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByText(relations.network.depths.two, { exact: true }).click();
  await expect(page).toHaveURL(/depth=2/);
  await expect(node(vught)).toBeVisible();
  // One organisation is governed by another team, which Bram may not read.
  await expect(
    drawing
      .locator('text')
      .filter({ hasText: say(relations.page.hidden, { count: 1 }) })
      .first(),
  ).toBeVisible();
  await page.reload();
  await expect(node(vught)).toBeVisible();
  await page.getByText(relations.network.asList).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'werkt samen met Museum De Kiem' }).first()).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(node(vught)).toBeVisible();
  await expectNoWider(page);
  await expectAccessible(page);
  // In one column the arrows go down and up again.
  await node(bladel).focus();
  await page.keyboard.press('ArrowDown');
  await expect(node(bladel)).not.toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(node(bladel)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${bladel.key}/relations.*depth=2`));
  await expect(page.getByRole('group', { name: say(relations.network.label, { organisation: titleOf(bladel) }) })).toBeVisible();
});
