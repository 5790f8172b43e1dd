import type { Content } from '@bronhouder/domain/fields/value.ts';
import { organisations, people, productTypes, supplementTypes } from '@bronhouder/world/cast.ts';
import { expect, expectAccessible, type Locator, type Page, signInAs, test } from './browsing.ts';
import { box, button, dialog, notice, section } from './organisation.ts';
import { callApi } from './roles.ts';
import { like, nl, say } from './words.ts';

const { copying, typeChange, publication, refusals, edit, product: words } = nl;
const { cursus, activiteit, tentoonstelling, dienst } = productTypes;
const { deScholte: museum, berkelArchief: archive } = organisations;

const summary = 'Tien avonden leren schrijven, met een schrijver uit de streek.';
const course = { summary, level: 'beginner', places: 12, price: { kind: 'free' as const } };
const address = (key: string, rest = '') => `/#/organisation/${museum.key}/product/${key}${rest}`;
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });
const menuItem = (page: Page, name: string): Locator => page.getByRole('menuitem', { name });
const openMenu = (page: Page): Promise<void> => button(page, publication.acts.more).click();

/** Makes a product at the museum, as whoever is signed in. */
const make = async (page: Page, content: Content, type: { key: string } = cursus): Promise<string> => {
  const made = await callApi(page, 'POST', '/product', { organisation: museum.key, type: type.key, content });
  expect(made.status).toBe(200);
  return made.key ?? '';
};

const open = async (page: Page, key: string, title: string): Promise<void> => {
  await page.goto(address(key));
  await expect(heading(page, title)).toBeVisible();
};

test('a copy brings along what was chosen, and its form points out what needs a new value', async ({ page }) => {
  await signInAs(page, people.omar);
  const original = 'Schrijven voor beginners';
  const hall = await callApi(page, 'POST', '/supplement', {
    organisation: museum.key,
    type: supplementTypes.locatie.key,
    content: { title: 'Schrijfzolder' },
  });
  const code = { courseCode: 'SB101', registerBefore: '2026-01-31' };
  const key = await make(page, { title: original, ...course, ...code, locations: [hall.key ?? ''] });
  await open(page, key, original);

  // Within the organisation: everything, but what says which product it is.
  await openMenu(page);
  await menuItem(page, copying.action).click();
  const asked = dialog(page, copying.title);
  await expect(box(asked, copying.name)).toHaveValue(`${original}_kopie`);
  await expect(asked.getByText(say(copying.identifying, { names: 'Cursuscode' }))).toBeVisible();
  await expect(asked.getByText(say(copying.supplements, { count: 1 }))).toBeVisible();
  await expect(asked.getByText(say(copying.renewed, { count: 2 }))).toBeVisible();
  await asked.getByRole('checkbox', { name: like('Kosten en aanmelden: {x}') }).uncheck();
  await expect(asked.getByRole('status').filter({ hasText: say(copying.renewed, { count: 2 }) })).toBeVisible();
  await expectAccessible(page);
  await button(asked, copying.confirm).click();

  // The copy says what it still needs: a jump to each field, until it is filled in or ticked off.
  const title = `${original}_kopie`;
  await expect(notice(page, say(copying.done, { title }))).toBeVisible();
  await expect(heading(page, title)).toBeVisible();
  const needed = (count: number) => page.getByRole('note').filter({ hasText: say(copying.renewals.title, { count }) });
  await expect(needed(2)).toContainText(copying.renewals.reasons.identifies);
  await expect(needed(2)).toContainText(copying.renewals.reasons.required);
  await expectAccessible(page);
  await button(needed(2), 'Cursuscode').click();
  await expect(box(section(page, 'Algemeen'), 'Cursuscode')).toBeFocused();
  await page.keyboard.type('SB102');
  await expect(needed(1)).toBeVisible();
  await button(page, edit.save.concept).click();
  await expect(notice(page, say(edit.save.done, { revision: 2 }))).toBeVisible();
  await page.reload();
  await expect(needed(1)).toBeVisible();
  await button(needed(1), say(copying.renewals.tickOf, { field: 'Prijs' })).click();
  await expect(notice(page, say(copying.renewals.left, { count: 0 }))).toBeVisible();
  await expect(needed(1)).toHaveCount(0);

  // Elsewhere, from the list: the location is copied along into the library there.
  await page.goto(`/#/organisation/${museum.key}/products?q=${encodeURIComponent(original)}`);
  await button(page, say(copying.of, { title: original })).click();
  await asked.getByRole('combobox', { name: copying.organisation }).fill('berkel');
  await page.getByRole('option', { name: /^Archief aan de Berkel/ }).click();
  await expect(asked.getByRole('radio', { name: like(copying.library.copy) })).toBeChecked();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectAccessible(page);
  await button(asked, copying.confirm).click();
  await expect(page).toHaveURL(RegExp(`organisation/${archive.key}/product/`));
  await expect(section(page, 'Waar en wie').getByText('Schrijfzolder').first()).toBeVisible();
});

test('who may not copy is told so, and a copy of the same title gets a number', async ({ page, as }) => {
  await signInAs(page, people.omar);
  const title = 'Dubbel gekopieerd';
  const key = await make(page, { title, ...course });
  const choice = { organisation: museum.key, sections: ['general'], files: false, supplements: 'leave' };
  expect((await callApi(page, 'POST', `/product/${key}/copy`, { ...choice, title: `${title}_kopie` })).status).toBe(200);
  await open(page, key, title);
  await openMenu(page);
  await menuItem(page, copying.action).click();
  await expect(box(dialog(page, copying.title), copying.name)).toHaveValue(`${title}_kopie 2`);

  const reader = await as(people.hanna);
  await open(reader, key, title);
  await openMenu(reader);
  const refused = reader.getByRole('menuitem').filter({ hasText: copying.action });
  await expect(refused).toHaveAttribute('aria-disabled', 'true');
  await expect(refused).toContainText(refusals['copy.right'].message);
  await expect(reader.getByRole('menuitem', { name: typeChange.action })).toHaveCount(0);
  await expectAccessible(reader);
  expect((await callApi(reader, 'POST', `/product/${key}/copy`, { ...choice, title: 'Stiekem' })).status).toBe(403);
});

test('a product gets another type, with what is kept and lost shown before', async ({ page, as }) => {
  await signInAs(page, people.omar);
  const title = 'Van cursus naar activiteit';
  const key = await make(page, { title, ...course });
  await open(page, key, title);

  // A colleague has it open, and typed something already.
  const colleague = await as(people.omar);
  await open(colleague, key, title);
  await section(colleague, 'Algemeen').getByRole('textbox', { name: 'Beschrijving' }).fill('Neem een pen mee.');

  await openMenu(page);
  await menuItem(page, typeChange.action).click();
  await expect(heading(page, typeChange.title)).toBeVisible();
  await expect(page.getByText(typeChange.unavailable)).toBeVisible();
  await expect(page.getByRole('radio', { name: like('Lidmaatschap{x}') })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('radio', { name: activiteit.name.nl }).click();
  await expect(page).toHaveURL(RegExp(`type/${activiteit.key}`));
  const lost = page.getByRole('region', { name: say(typeChange.lost, { count: 2 }) });
  await expect(lost).toContainText('Niveau');
  await expect(lost).toContainText('12');
  await expect(page.getByRole('region', { name: say(typeChange.kept, { count: 3 }) })).toContainText(summary);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page, say(typeChange.confirm, { to: activiteit.name.nl })).click();
  await expect(notice(page, say(typeChange.done, { title, to: activiteit.name.nl }))).toBeVisible();
  await expect(heading(page, title)).toBeVisible();
  await expect(box(section(page, 'Voor wie'), 'Vanaf leeftijd')).toBeVisible();

  // The colleague is told, and goes on with what was typed.
  await button(colleague, edit.save.concept).click();
  const told = colleague.getByRole('alert').filter({ hasText: words.edit.structure });
  await expect(told).toBeVisible();
  await expectAccessible(colleague);
  await button(told, edit.structure.refresh).click();
  await expect(box(section(colleague, 'Voor wie'), 'Vanaf leeftijd')).toBeVisible();
  await expect(section(colleague, 'Algemeen').getByRole('textbox', { name: 'Beschrijving' })).toHaveValue('Neem een pen mee.');
  await button(colleague, edit.save.concept).click();
  await expect(notice(colleague, say(edit.save.done, { revision: 3 }))).toBeVisible();

  // What is published gets another type only without problems.
  const seen = await callApi(page, 'POST', `/product/${key}/publication`, { version: 3 });
  expect(seen.status).toBe(200);
  await page.goto(address(key, `/type/${tentoonstelling.key}`));
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: typeChange.blocked })).toContainText(`Eerste dag: ${nl.problems.required}`);
  await expect(button(page, say(typeChange.confirm, { to: tentoonstelling.name.nl }))).toHaveAttribute('aria-disabled', 'true');
});

test('a product that is called almost so is pointed out while typing', async ({ page }) => {
  await signInAs(page, people.omar);
  const title = 'Rondleiding door het depot';
  await make(page, { title }, dienst);
  const other = await make(page, { title: 'Iets heel anders' }, dienst);
  const pointed = (count: number) => page.getByRole('status').filter({ hasText: say(copying.similar.title, { count }) });
  const named = () => box(section(page, 'Algemeen'), 'Titel');

  // When a product is given another title, but not of itself.
  await open(page, other, 'Iets heel anders');
  await expect(page.getByText(say(copying.similar.title, { count: 1 }))).toHaveCount(0);
  await named().fill('Rondleiding door het Depot');
  await expect(pointed(1)).toContainText(title);
  await button(page, nl.forms.bar.cancel).click();
  await button(dialog(page, edit.cancel.title), edit.cancel.confirm).click();

  // And so it is when one is made.
  await page.goto(`/#/organisation/${museum.key}/product/new/${dienst.key}`);
  await expect(heading(page, say(nl.product.new.title, { type: dienst.name.nl }))).toBeVisible();
  await named().fill('Rondleiding door het depo');
  await expect(pointed(1).getByRole('link', { name: like(copying.similar.opens) })).toContainText(title);
  await expectAccessible(page);
  await named().fill('Heel wat anders dan');
  await expect(pointed(1)).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await named().fill(title);
  await expect(pointed(1)).toContainText(title);
  await expectAccessible(page);
});
