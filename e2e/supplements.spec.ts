import { organisations, people, productTypes, supplementTypes as types } from '@bronhouder/world/cast.ts';
import { expect, expectAccessible, type Locator, type Page, signInAs, test } from './browsing.ts';
import { box, button, dialog, notice } from './organisation.ts';
import { like, nl, say } from './words.ts';

const { forms, supplement } = nl;
const { deRaam, walderij } = organisations;
const at = ({ key }: { key: string }, rest: string) => `/#/organisation/${key}${rest}`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const link = (within: Page | Locator, name: string): Locator => within.getByRole('link', { name, exact: true });
const main = (page: Page) => page.getByRole('main');
const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

/** Sends a call as the one who is signed in, for what a journey begins with. */
const send = <T>(page: Page, path: string, body: object): Promise<T> =>
  page.evaluate(
    async ([to, sent]) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) };
      return (await fetch(`/api${to}`, init)).json();
    },
    [path, body] as const,
  );

const chooseAct = async (page: Page, act: string) => {
  await button(page, supplement.page.more).click();
  await page.getByRole('menuitem', { name: act, exact: true }).click();
};

test('a location is added with its point, stands on the map, and its title exists once', async ({ page }) => {
  await signInAs(page, people.bram);
  await page.goto(at(deRaam, `/supplements/${types.locatie.key}`));
  await expect(heading(page, 'Locaties')).toBeVisible();
  await expect(main(page).getByRole('application')).toBeVisible();
  await expectAccessible(page);

  await link(main(page), say(supplement.list.add, { type: 'Locatie' })).click();
  await expect(heading(page, say(supplement.page.add, { type: 'Locatie' }))).toBeFocused();
  await box(page, 'Naam').fill('Duikput De Diepte');
  await box(page, forms.gps.latitude).fill('51,68');
  await box(page, forms.gps.longitude).fill('5,2');
  await button(page, forms.gps.openMap).click();
  const map = dialog(page, forms.gps.title);
  await map.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await button(map, forms.gps.done).last().click();
  await expect(box(page, forms.gps.longitude)).not.toHaveValue('5,2');
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(heading(page, 'Duikput De Diepte')).toBeFocused();
  await expectAccessible(page);

  // List and map follow each other, by the keyboard as well.
  await page.goto(at(deRaam, `/supplements/${types.locatie.key}?q=duikput`));
  const show = button(main(page), say(supplement.map.show, { title: 'Duikput De Diepte' }));
  await show.focus();
  await page.keyboard.press('Enter');
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await main(page).getByTitle('Duikput De Diepte').click();
  await expect(link(main(page), 'Duikput De Diepte')).toHaveCount(2);
  await page.setViewportSize(phone);
  await expectAccessible(page);
  await page.setViewportSize(wide);

  // The title exists once, whatever its capitals; what was typed is still there.
  await page.goto(at(deRaam, `/supplements/${types.locatie.key}/add`));
  await box(page, 'Naam').fill('DUIKPUT de diepte');
  await box(page, forms.gps.latitude).fill('52,1');
  await button(page, supplement.page.save).click();
  await expect(page.getByText(say(nl.problems['supplement-title'], { title: 'DUIKPUT de diepte' })).first()).toBeVisible();
  await expect(box(page, 'Naam')).toBeFocused();
  await expect(box(page, forms.gps.latitude)).toHaveValue('52,1');
  await expectAccessible(page);
});

test('an image is added with its file at once and shown as a tile; an empty library says what to do', async ({ page }) => {
  await signInAs(page, people.dirk);
  await page.goto(at(walderij, `/supplements/${types.afbeelding.key}`));
  await expect(link(main(page), 'Leeszaal')).toBeVisible();
  await expectAccessible(page);
  await link(main(page), say(supplement.list.add, { type: 'Afbeelding' })).click();
  await box(page, 'Titel').fill('De trap');
  const png = Buffer.from(
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(800, 500);
      canvas.getContext('2d')?.fillRect(0, 0, 800, 500);
      return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
    }),
  );
  await page.locator('input[type=file]').setInputFiles({ name: 'trap.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByText('trap.png')).toBeVisible();
  await button(page, supplement.page.save).click();
  await expect(heading(page, 'De trap')).toBeFocused();
  await expect(page.getByRole('link', { name: say(forms.file.open, { name: 'trap.png' }) })).toBeVisible();
  await page.goto(at(walderij, `/supplements/${types.afbeelding.key}`));
  await expect(main(page).getByRole('listitem').filter({ hasText: 'De trap' }).locator('img')).toBeVisible();
  await page.setViewportSize(phone);
  await expectAccessible(page);
  await page.setViewportSize(wide);

  // Narrowed to nothing, it says so; a part that is gone says so too.
  await page.goto(at(walderij, `/supplements/${types.afbeelding.key}?q=zeppelin`));
  await expect(page.getByText(supplement.list.emptyFiltered)).toBeVisible();
  await expectAccessible(page);
  await page.goto(at(walderij, '/supplement/01a1ffea-0000-7000-8000-000000000000'));
  await expect(page.getByText(nl.errors.record.supplement)).toBeVisible();
});

test('a product names parts of the library: picked, made on the spot, put in order, taken out', async ({ page }) => {
  await signInAs(page, people.dirk);
  const made = { organisation: walderij.key, type: productTypes.cursus.key, content: { title: 'Boekbinden' } };
  const { key } = await send<{ key: string }>(page, '/product', made);
  await page.goto(at(walderij, `/product/${key}`));
  const locations = page.getByRole('group', { name: 'Locaties', exact: true });
  await button(locations, forms.supplement.choose).click();
  const picker = dialog(page, say(forms.supplement.title, { label: 'Locaties' }));
  await expect(picker.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);

  // By the keyboard: search, walk, choose.
  await picker.getByRole('combobox').fill('oude school');
  await expect(picker.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('option', { selected: true })).toHaveCount(1);

  // A name that exists is refused in the dialog, with everything typed still there.
  await picker.getByRole('combobox').fill('studiezaal');
  await button(picker, say(forms.supplement.make, { type: 'Locatie' })).click();
  const making = dialog(page, say(forms.supplement.make, { type: 'Locatie' }));
  await expect(box(making, 'Naam')).toHaveValue('studiezaal');
  await box(making, 'Naam').fill('Oude School');
  await box(making, forms.gps.latitude).fill('52,16');
  // The key saves what is in the dialog, not the form behind it.
  await page.keyboard.press('Control+s');
  await expect(making.getByText(say(nl.problems['supplement-title'], { title: 'Oude School' }))).toBeVisible();
  await expect(box(making, forms.gps.latitude)).toHaveValue('52,16');
  await expectAccessible(page);
  await box(making, 'Naam').fill('Drukkerij');
  await box(making, forms.gps.longitude).fill('6,41');
  await button(making, forms.supplement.save).click();
  await expect(notice(page, say(forms.supplement.made, { title: 'Drukkerij' }))).toBeVisible();
  await expect(locations.getByRole('listitem')).toHaveText([/Oude school/, /Drukkerij/]);

  await button(locations, say(forms.supplement.up, { title: 'Drukkerij' })).click();
  await expect(locations.getByRole('listitem')).toHaveText([/Drukkerij/, /Oude school/]);
  await button(locations, say(forms.supplement.takeOut, { title: 'Oude school' })).click();
  await expect(locations.getByRole('listitem')).toHaveText([/Drukkerij/]);
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectAccessible(page);
  await page.setViewportSize(wide);
  await page.keyboard.press('Control+s');
  await expect(notice(page, like(nl.edit.save.done))).toBeVisible();
  await page.reload();
  await expect(locations.getByRole('listitem')).toHaveText([/Drukkerij/]);
});

test('a location is replaced everywhere, closed after seeing what that touches, and not deleted in use', async ({ page }) => {
  await signInAs(page, people.bram);
  const make = (title: string) =>
    send<{ key: string }>(page, '/supplement', { organisation: deRaam.key, type: types.locatie.key, content: { title } });
  const [old, fresh] = [await make('Noodgebouw'), await make('Nieuwbouw')];
  const products = ['Snorkelen', 'Survivalzwemmen'];
  for (const title of products) {
    const content = { title, locations: [old.key] };
    await send(page, '/product', { organisation: deRaam.key, type: productTypes.cursus.key, content });
  }

  // In use it is not deleted: where, and the way on.
  await page.goto(at(deRaam, `/supplement/${old.key}`));
  await expect(
    main(page)
      .getByText(say(supplement.uses.total, { count: 2 }))
      .first(),
  ).toBeVisible();
  await chooseAct(page, supplement.erase.action);
  const erasing = dialog(page, say(supplement.erase.title, { title: 'Noodgebouw' }));
  await expect(erasing.getByText(supplement.erase.inUse)).toBeVisible();
  await expect(link(erasing, 'Snorkelen')).toBeVisible();
  await expectAccessible(page);
  await button(erasing, supplement.erase.replace).click();

  // Replaced everywhere, with an answer for each.
  const replacing = dialog(page, say(supplement.replace.title, { title: 'Noodgebouw' }));
  await replacing.getByRole('combobox').fill('nieuwbouw');
  await expect(replacing.getByRole('option')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(link(replacing, 'Survivalzwemmen')).toBeVisible();
  await button(replacing, say(supplement.replace.confirm, { count: 2 })).click();
  await expect(replacing.getByText(say(supplement.replace.done, { done: 2, count: 2 }))).toBeVisible();
  await expectAccessible(page);
  await button(replacing, supplement.replace.close).last().click();
  await expect(main(page).getByText(supplement.uses.none)).toBeVisible();
  await chooseAct(page, supplement.erase.action);
  await button(erasing, supplement.erase.confirm).click();
  await expect(notice(page, say(supplement.erase.done, { title: 'Noodgebouw' }))).toBeVisible();
  await expect(heading(page, 'Locaties')).toBeVisible();

  // Closed: a reason is needed, and what it touches stands in the dialog.
  await page.goto(at(deRaam, `/supplement/${fresh.key}`));
  await chooseAct(page, supplement.closing.action);
  const closing = dialog(page, say(supplement.closing.title, { title: 'Nieuwbouw' }));
  await expect(closing.getByText(say(supplement.effects.codes.usedByProducts, { count: 2 }))).toBeVisible();
  await button(closing, supplement.closing.confirm).click();
  await expect(closing.getByText(nl.problems.required)).toBeVisible();
  await expectAccessible(page);
  await closing.getByRole('textbox', { name: supplement.closing.reason }).fill('Lekkage');
  await button(closing, supplement.closing.confirm).click();
  await expect(notice(page, say(supplement.closing.done, { title: 'Nieuwbouw' }))).toBeVisible();
  await expect(main(page).getByText(forms.supplement.closing.closed.open).first()).toBeVisible();
  await expectAccessible(page);

  // The product says so too.
  await link(main(page), 'Snorkelen').click();
  const locations = page.getByRole('group', { name: 'Locaties', exact: true });
  await expect(locations.getByText(forms.supplement.closing.closed.open)).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Nieuwbouw')).toBeVisible();
  await chooseAct(page, supplement.opening.action);
  await button(dialog(page, say(supplement.opening.title, { title: 'Nieuwbouw' })), supplement.opening.confirm).click();
  await expect(notice(page, say(supplement.opening.done, { title: 'Nieuwbouw' }))).toBeVisible();

  // Its log says all of it.
  await link(main(page), supplement.page.log).click();
  await expect(page.getByText(supplement.sentences.open)).toBeVisible();
  await expectAccessible(page);
});
