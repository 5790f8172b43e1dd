import { people, teams, types } from '@bronhouder/world/cast.ts';
import { expect, expectAccessible, expectNoWider, type Locator, type Page, signInAs, test, tick } from './browsing.ts';
import { box, button, dialog, notice, openOrganisation, section } from './organisation.ts';
import { callApi } from './roles.ts';
import { like, nl, say } from './words.ts';

const { types: words, edit, creation, forms } = nl;
const narrow = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });
const listed = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
const field = (page: Page, label: string): Locator => button(page, say(words.fields.open, { label }));
const preview = (page: Page): Locator => page.getByRole('complementary', { name: words.edit.preview });
const openType = async (page: Page, { key, name }: { key: string; name: { nl: string } }) => {
  await page.goto(`/#/tenant/type/${key}`);
  await expect(heading(page, name.nl)).toBeVisible();
};

/** Writes into what has the focus and confirms it. */
const typeIn = async (page: Page, input: Locator, text: string) => {
  await expect(input).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

/** Adds a field by keyboard alone. */
const addField = async (page: Page, to: string, label: string, kind?: keyof typeof words.kinds) => {
  await button(page, say(words.fields.addTo, { name: to })).focus();
  await page.keyboard.press('Enter');
  if (kind)
    await page
      .getByRole('form', { name: say(words.fields.addTo, { name: to }) })
      .getByRole('combobox')
      .selectOption(kind);
  await page.getByRole('textbox', { name: words.fields.addLabel }).focus();
  await typeIn(page, page.getByRole('textbox', { name: words.fields.addLabel }), label);
  await expect(field(page, label)).toBeFocused();
};

const fieldsOf = (page: Page, name: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
    .getByRole('button', { name: like(words.fields.open), expanded: false });

test('a type is made by keyboard, beside its form; an organisation is made of it', async ({ page }) => {
  await signInAs(page, people.anna);
  await page.goto('/#/tenant/types');
  await expect(listed(page, types.vvv.name.nl)).toContainText(words.list.unavailable);
  await expect(listed(page, types.gemeente.name.nl)).toContainText(words.list.stays);
  await expectAccessible(page);
  await page.getByRole('link', { name: words.list.new.organisation }).click();
  await expect(heading(page, words.new.organisation)).toBeVisible();

  // Refused input stays, says what is wrong, and each problem is a way to it.
  await box(page, words.edit.nameNl).first().fill('Bibliotheek');
  await button(page, words.bar.create).click();
  await expect(page.locator('#type-category')).toBeFocused();
  await page.keyboard.type('cultuur');
  await page.keyboard.press('Escape');

  await button(page, words.sections.add).focus();
  await page.keyboard.press('Enter');
  await typeIn(page, box(page, words.sections.addLabel), 'Malen');
  await addField(page, 'Malen', 'Soort molen', 'choice');
  await button(page, words.settings.addOption).focus();
  await page.keyboard.press('Enter');
  await expect(box(page, say(words.settings.option, { number: 1 }))).toBeFocused();
  await page.keyboard.type('Windmolen');
  await addField(page, 'Malen', 'Bouwjaar', 'number');
  await page.getByRole('textbox', { name: words.settings.minimum, exact: true }).fill('1900');
  await page.getByRole('textbox', { name: words.settings.maximum, exact: true }).fill('1200');
  await button(page, words.bar.create).click();
  await expect(page.getByRole('textbox', { name: words.settings.maximum, exact: true })).toBeFocused();
  await expect(page.getByText(nl.problems['limits-order'])).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: words.settings.maximum, exact: true }).fill('2000');

  // Moved by keyboard; what was written survives a reload.
  await field(page, 'Bouwjaar').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(field(page, 'Bouwjaar')).toBeFocused();
  const moved = say(words.fields.moved, { label: 'Bouwjaar', section: 'Malen', place: 1, of: 2 });
  await expect(page.getByRole('status').filter({ hasText: moved })).toHaveCount(1);
  await expect(preview(page).getByText('Bouwjaar')).toBeVisible();
  await page.reload();
  await expect(page.getByText(like(forms.draft.restored))).toBeVisible();
  // The first is that of the section itself.
  await expect(fieldsOf(page, 'Malen').nth(1)).toHaveAccessibleName(say(words.fields.open, { label: 'Bouwjaar' }));

  // The name of another type is refused where it stands.
  await button(page, words.bar.create).click();
  const name = box(page, words.edit.nameNl).first();
  await expect(name).toHaveAccessibleDescription(new RegExp(RegExp.escape(nl.problems['not-unique'])));
  await name.fill('Molen');
  await button(page, words.bar.create).click();
  await expect(notice(page, say(words.bar.created, { name: 'Molen' }))).toBeVisible();
  await expect(heading(page, 'Molen')).toBeVisible();
  await expect(page.getByText(words.versions.first)).toBeVisible();
  const key = /type\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';

  await page.goto(`/#/team/${teams.rivierenland.key}/organisation/create/${key}`);
  await expect(heading(page, creation.form.title)).toBeVisible();
  await box(section(page, 'Algemeen'), 'Naam').fill('Molen De Hoop');
  await box(section(page, 'Malen'), 'Bouwjaar').fill('1850');
  await button(page, creation.form.save).click();
  await expect(heading(page, 'Molen De Hoop')).toBeVisible();
  await page.goto('/#/tenant/types');
  await expect(listed(page, 'Molen')).toContainText(say(words.list.records.organisation, { count: 1 }));
});

/** A type of its own for a journey, made as an administrator would, and an organisation of it. */
const made = async (page: Page, nl: string, content: object = {}) => {
  const label = (text: string) => ({ nl: text, en: '' });
  const general = [
    { kind: 'text', key: 'title', label: label('Naam'), required: true },
    { kind: 'text', key: 'shortName', label: label('Korte naam') },
    { kind: 'text', key: 'owner', label: label('Eigenaar'), maxLength: 20 },
  ];
  const sections = [{ key: 'general', label: label('Algemeen'), fields: general }];
  const type = { name: label(nl), icon: 'star', category: 'erfgoed', active: true, removable: true, sections };
  const { key = '' } = await callApi(page, 'POST', '/type', { concerns: 'organisation', type });
  const team = teams.rivierenland.key;
  const organisation = await callApi(page, 'POST', '/organisation', { team, types: [key], content: { title: `${nl} Oost`, ...content } });
  return { key, name: { nl }, organisation: organisation.key ?? '' };
};

test('a type changes while somebody has the form open: counted before, and nothing typed is lost', async ({ page, as }) => {
  await signInAs(page, people.anna);
  const type = await made(page, 'Kasteel', { owner: 'Gelderland' });
  const dirk = await as(people.dirk);
  await openOrganisation(dirk, { key: type.organisation, content: {} }, '/edit');
  const short = box(section(dirk, 'Algemeen'), 'Korte naam');
  await short.fill('Het slot');

  await openType(page, type);
  await button(page, say(words.fields.remove, { label: 'Eigenaar' })).click();
  await button(dialog(page, say(words.fields.removeTitle, { label: 'Eigenaar' })), words.fields.removeConfirm).click();
  await field(page, 'Korte naam').click();
  await page.getByRole('textbox', { name: words.settings.maxLength, exact: true }).fill('30');
  await button(page, words.bar.save).click();
  const asked = dialog(page, words.effects.title);
  await expect(asked).toContainText(say(words.effects.hidden, { count: 1 }));
  await expect(asked).toContainText(say(words.changes.narrowed, { label: 'Korte naam' }));
  await expect(asked).toContainText('Kasteel Oost');
  await expectAccessible(page);
  await page.setViewportSize(narrow);
  await expectAccessible(page);
  await page.setViewportSize(wide);
  await button(asked, words.effects.confirmTouched).click();
  await expect(notice(page, say(words.bar.saved, { name: 'Kasteel' }))).toBeVisible();
  await expect(page.getByText(say(words.changes['field-removed'], { label: 'Eigenaar' }))).toBeVisible();

  await button(dirk, edit.save.concept).click();
  await expect(dirk.getByRole('alert').filter({ hasText: nl.organisation.edit.structure })).toBeVisible();
  await button(dirk, edit.structure.refresh).click();
  await expect(short).toHaveValue('Het slot');
  await expect(section(dirk, 'Algemeen').getByText('Eigenaar')).toHaveCount(0);
  await button(dirk, edit.save.concept).click();
  await expect(notice(dirk, like(edit.save.done)).last()).toBeVisible();

  // The version before, as it was.
  await page.getByRole('link', { name: say(words.versions.look, { number: 1 }) }).click();
  await expect(page.getByText(say(words.versions.old, { number: 1, of: 2 }))).toBeVisible();
  await expect(page.getByText('Eigenaar')).toBeVisible();
  await expectAccessible(page);
});

test('a type that is switched off is not for new organisations; on a phone too', async ({ page }) => {
  await page.setViewportSize(narrow);
  await signInAs(page, people.anna);
  await page.goto('/#/tenant/types');
  const type = await made(page, 'Tolhuis');
  await openType(page, type);
  await expectAccessible(page);
  await tick(page.getByRole('switch', { name: words.edit.active }), false);
  await page.getByText(words.edit.preview, { exact: true }).first().click();
  await expect(preview(page)).toBeVisible();
  await expectAccessible(page);
  await button(page, words.bar.save).click();
  await button(dialog(page, words.effects.titleNone), words.effects.confirm).click();
  await expect(notice(page, say(words.bar.saved, { name: 'Tolhuis' }))).toBeVisible();
  await page.goto('/#/tenant/types');
  await expect(listed(page, 'Tolhuis')).toContainText(words.list.unavailable);
  await expectNoWider(page);
  await expectAccessible(page);
  await page.goto(`/#/team/${teams.rivierenland.key}/organisation`);
  await expect(page.getByRole('checkbox', { name: types.museum.name.nl, exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Tolhuis', exact: true })).toHaveCount(0);
});
