import { organisations, people, products, productTypes, teams } from '@bronhouder/world/cast.ts';
import { expect, expectAccessible, expectNoWider, type Locator, type Page, signInAs, test, tick } from './browsing.ts';
import { box, button, chips, chooseAct, dialog, notice, pressMain, saveOtherwise, section } from './organisation.ts';
import { openProduct } from './product.ts';
import { like, nl, say } from './words.ts';

const { product, publication, edit, forms } = nl;
const { acts, chips: chip, dialog: words, done } = publication;
const phone = { width: 390, height: 844 };

/** Everybody tells every ten seconds where they are. */
const soon = { timeout: 40_000 };

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });
const link = (within: Page | Locator, name: string): Locator => within.getByRole('link', { name, exact: true });
const general = (page: Page): Locator => section(page, 'Algemeen');
const list = (page: Page): Locator => page.getByRole('region', { name: product.list.title, exact: true });
const saved = (page: Page): Promise<void> => expect(notice(page, like(edit.save.done)).last()).toBeVisible();
const asked = (page: Page, title: string): Locator => dialog(page, say(words.title, { title }));

test('a product is made of a type; what is wrong or unsaved is not lost; its publication runs its whole course', async ({ page }) => {
  const club = organisations.iisclub;
  const title = 'Schaatsles voor beginners';
  await signInAs(page, people.carla);
  await page.goto(`/#/organisation/${club.key}/products`);
  await expect(page.getByText(product.list.empty)).toBeVisible();
  await expectAccessible(page);
  await link(page.getByRole('main'), product.add.action).first().click();
  await expect(heading(page, product.add.title)).toBeFocused();
  await expect(page.getByText(product.add.unavailable)).toBeVisible();
  await expectAccessible(page);
  await link(page, 'Cursus').click();
  await expect(heading(page, say(product.new.title, { type: 'Cursus' }))).toBeVisible();

  // A title is needed; what else was typed stays, through a reload and another type.
  await box(general(page), 'Bijeenkomsten').fill('een heleboel');
  await box(general(page), 'Korte omschrijving').fill('In acht lessen van de rand naar het midden.');
  await button(page, nl.creation.form.save).click();
  await expect(box(general(page), 'Titel')).toBeFocused();
  await expect(general(page).getByText(nl.problems.required).first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(box(general(page), 'Bijeenkomsten')).toHaveValue('een heleboel');
  await link(page, product.new.change).click();
  await expect(page.getByText(product.new.draftTitle)).toBeVisible();
  await link(page, 'Activiteit').click();
  await expect(box(general(page), 'Korte omschrijving')).toHaveValue('In acht lessen van de rand naar het midden.');
  await link(page, product.new.change).click();
  await expect(heading(page, product.add.title)).toBeVisible();
  await link(page, 'Cursus').click();
  await expect(box(general(page), 'Bijeenkomsten')).toHaveValue('een heleboel');
  await box(general(page), 'Titel').fill(title);
  await page.keyboard.press('Control+s');
  await expect(heading(page, title)).toBeFocused();
  await expect(page).toHaveURL(/\/organisation\/[^/]+\/product\/[^/]+/);
  await expect(box(general(page), 'Bijeenkomsten')).toHaveValue('een heleboel');
  await expect(chips(page)).toHaveText([chip.notPublished, publication.workflowStates.on.concept]);
  await expectAccessible(page);

  // It is published once nothing is wrong any more.
  await box(general(page), 'Bijeenkomsten').fill('8');
  await section(page, 'Kosten en aanmelden').getByRole('combobox').first().selectOption({ label: nl.forms.price.kinds.free });
  await saveOtherwise(page, 'ready');
  await saved(page);
  await pressMain(page, acts.publish);
  await expect(asked(page, title)).toContainText(words.problemsNone);
  await expectAccessible(page);
  await button(asked(page, title), words.confirmPublish).click();
  await expect(notice(page, say(done.publish, { title }))).toBeVisible();
  await expect(chips(page)).toHaveText([chip.published]);

  await box(general(page), 'Korte omschrijving').fill('In acht lessen van de rand naar het midden, met thee toe.');
  await saveOtherwise(page, 'ready');
  await expect(chips(page).filter({ hasText: chip.unpublishedChanges })).toBeVisible();
  await pressMain(page, acts.publishChanges);
  await expect(asked(page, title)).toContainText('met thee toe');
  await button(asked(page, title), words.confirmPublish).click();
  await expect(chips(page)).toHaveText([chip.published]);

  // An end is planned and cancelled; it is depublished without a reason, archived and restored.
  const ending = await chooseAct(page, 'depublish');
  await ending.getByRole('radio', { name: publication.depublish.later }).check();
  await expectAccessible(page);
  await button(ending, publication.depublish.confirmLater).click();
  await expect(chips(page).filter({ hasText: like(chip.publishedUntil) })).toBeVisible();
  await button(await chooseAct(page, 'cancelEnd'), acts.cancelEnd).click();
  await expect(chips(page)).toHaveText([chip.published]);
  await button(await chooseAct(page, 'depublish'), publication.depublish.confirmNow).click();
  await expect(notice(page, say(done.depublish, { title }))).toBeVisible();
  const putAway = await chooseAct(page, 'archive');
  await expect(putAway).toContainText(publication.effects.codes.readOnly);
  await button(putAway, acts.archive).click();
  await expect(page.getByText(product.banner.archived)).toBeVisible();
  await expect(button(page, edit.save.concept)).toHaveCount(0);
  await expectAccessible(page);
  await button(page.getByRole('main'), acts.restore).first().click();
  await button(dialog(page, acts.restore), acts.restore).click();
  await expect(button(page, edit.save.concept)).toBeVisible();

  // All of it stands in its log, and its versions can be read.
  const parts = page.getByRole('navigation', { name: product.parts.label });
  await link(parts, product.parts.auditlog).click();
  for (const sentence of [product.sentences.create, product.sentences.archive, product.sentences.restore])
    await expect(page.getByRole('listitem').filter({ hasText: sentence }).first()).toBeVisible();
  await link(parts, product.parts.revisions).click();
  await expect(page).toHaveURL(/\/revisions/);
  await button(page, say(nl.history.revisions.open, { number: 1 })).click();
  await expect(dialog(page, say(nl.history.revisions.contentTitle, { number: 1, title }))).toContainText('een heleboel');
  await expectAccessible(page);
});

test('a plan is made and withdrawn, and the star and the notifications are of the product', async ({ page }) => {
  const title = 'Trouwen op locatie';
  await signInAs(page, people.carla);
  await openProduct(page, products.huwelijk);
  await pressMain(page, acts.publishChanges);
  await asked(page, title).getByRole('radio', { name: words.later }).check();
  await button(asked(page, title), words.confirmPlan).click();
  await expect(notice(page, like(done.plan))).toBeVisible();
  await expect(chips(page).filter({ hasText: like(chip.newVersionPlanned) })).toBeVisible();
  await button(await chooseAct(page, 'withdrawPlan'), acts.withdrawPlan).click();
  await expect(notice(page, done.withdrawPlan)).toBeVisible();

  const told = page.getByRole('switch', { name: product.notifications.label });
  // Both are shown before the server has answered.
  const switched = page.waitForResponse(/\/notifications$/);
  await tick(told);
  await switched;
  const starred = page.waitForResponse(/\/favorite$/);
  await button(page, say(nl.shell.favourites.add, { title })).click();
  await starred;
  await page.reload();
  await expect(told).toBeChecked();
  await button(page, nl.shell.top.favourites).click();
  await link(page, title).click();
  await expect(heading(page, title)).toBeVisible();
});

test('two who change the same field see original, theirs and mine', async ({ page, as }) => {
  await signInAs(page, people.carla);
  await openProduct(page, products.kaatsles);
  const anna = await as(people.anna);
  await openProduct(anna, products.kaatsles);
  await expect(section(anna, edit.here.title)).toContainText('Carla', soon);
  await box(general(page), 'Beschrijving').fill('Van Carla.');
  await box(general(anna), 'Beschrijving').fill('Van Anna.');
  await button(anna, edit.save.concept).click();
  await saved(anna);
  await button(page, edit.save.concept).click();
  const conflict = page.getByRole('group', { name: say(forms.conflict.label, { label: 'Beschrijving' }) });
  await expect(conflict).toContainText('Van Anna.');
  await expect(button(page, edit.save.concept)).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await conflict.getByRole('radio', { name: new RegExp(`^${RegExp.escape(forms.conflict.mine)}`) }).check();
  await button(page, edit.save.concept).click();
  await saved(page);
  await page.reload();
  await expect(box(general(page), 'Beschrijving')).toHaveValue('Van Carla.');
});

test('the list of a team has its filters in the address, and works on a phone', async ({ page }) => {
  const { achterhoek } = teams;
  await signInAs(page, people.dirk);
  await page.goto(`/#/team/${achterhoek.key}/products?states=["published"]`);
  await expect(list(page).getByRole('link', { name: 'Rijbewijs verlengen' })).toBeVisible();
  await expect(button(page, like(publication.states.published))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: product.list.search }).fill('rijbewijs');
  await expect(page).toHaveURL(/q=rijbewijs/);
  await expect(list(page).getByRole('link', { name: 'Een jaar op de boerderij' })).toHaveCount(0);
  await button(page, nl.organisation.list.filters.open).click();
  await tick(page.getByRole('checkbox', { name: 'Cursus', exact: true }));
  await expect(page.getByText(product.list.emptyFiltered)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await button(page.getByRole('main'), nl.organisation.list.filters.clear).last().click();

  // A list of one type, and a product below the team.
  await page.setViewportSize(phone);
  await link(page.getByRole('navigation', { name: product.add.label }), 'Tentoonstellingen').click();
  await expect(heading(page, 'Tentoonstellingen')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`products/${productTypes.tentoonstelling.key}`));
  await expectAccessible(page);
  await list(page).getByRole('link', { name: 'Een jaar op de boerderij' }).click();
  await expect(page).toHaveURL(new RegExp(`team/${achterhoek.key}/product/${products.boerenleven.key}`));
  await expect(heading(page, 'Een jaar op de boerderij')).toBeVisible();
  await expectAccessible(page);
  await expectNoWider(page);

  // Below a team the organisation comes first.
  await page.goto(`/#/team/${achterhoek.key}/product/add`);
  await expect(heading(page, product.add.organisationTitle)).toBeVisible();
  await page.getByRole('searchbox', { name: product.add.organisationSearch }).fill('aalten');
  await page
    .getByRole('list', { name: product.add.organisationTitle })
    .getByRole('link', { name: /Aalten/ })
    .click();
  await expect(heading(page, product.add.title)).toBeVisible();
  await expectAccessible(page);
});

test('who only reads sees the product as text; what does not exist is said', async ({ page }) => {
  await signInAs(page, people.hanna);
  await openProduct(page, products.rijbewijs);
  await expect(page.getByText(edit.readOnly.right)).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expect(button(page, acts.upToDate).first()).toBeDisabled();
  await expectAccessible(page);
  await page.goto(`/#/organisation/${products.rijbewijs.organisation}/product/${teams.root.key}`);
  await expect(page).toHaveURL(/\/product\/[^/]+\/notfound/);
  await expect(page.getByText(nl.errors.record.product)).toBeVisible();
  await page.goto(`/#/organisation/${products.rijbewijs.organisation}/product/add`);
  await expect(page.getByText(product.add.notAllowed)).toBeVisible();
  await expectAccessible(page);
});
