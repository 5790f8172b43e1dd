import { organisations, people } from '@bronhouder/world/cast.ts';
import { expect, expectAccessible, type Locator, type Page, signInAs, test } from './browsing.ts';
import { box, button, dialog, notice, openOrganisation, section } from './organisation.ts';
import { png } from './pictures.ts';
import { like, nl, say } from './words.ts';

const { forms, problems, edit } = nl;
const organisation = organisations.deSchaapskooi;

const group = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });
const general = (page: Page): Locator => section(page, 'Algemeen');

const open = async (page: Page): Promise<void> => {
  await signInAs(page, people.bram);
  await openOrganisation(page, organisation, '/edit');
  await expect(general(page)).toBeVisible();
};

const save = async (page: Page): Promise<void> => {
  await button(page, edit.save.concept).click();
  await expect(notice(page, like(edit.save.done)).last()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: say(forms.bar.changes, { count: 0 }) })).toBeVisible();
};

const saveAndReload = async (page: Page): Promise<void> => {
  await save(page);
  await page.reload();
  await expect(general(page)).toBeVisible();
};

test('texts, a choice, numbers, a day and a web address are saved as a concept', async ({ page }) => {
  await open(page);
  await expectAccessible(page);
  await box(general(page), 'Korte naam').fill('De Schaapskooi');
  await box(general(page), 'Beschrijving').fill('Lezen tussen de schapen.\nMet koffie.');
  await box(general(page), 'Opgericht op').fill('1-4-1987');
  await box(general(page), 'Opgericht op').blur();
  await expect(box(general(page), 'Opgericht op')).toHaveValue('01-04-1987');
  const collection = section(page, 'Collectie en diensten');
  await box(collection, 'Boeken in de collectie').fill('12345');
  await box(collection, 'Catalogus').fill('catalogus.voorbeeld.example/bergeijk');
  await box(collection, 'Catalogus').blur();
  await group(page, 'Diensten').getByRole('checkbox', { name: 'Voorlezen' }).setChecked(true);
  const wheelchair = page.getByRole('combobox', { name: 'Met een rolstoel' });
  await wheelchair.click();
  await page.getByRole('option', { name: 'Gedeeltelijk toegankelijk' }).click();
  await saveAndReload(page);
  await expect(box(general(page), 'Korte naam')).toHaveValue('De Schaapskooi');
  await expect(box(general(page), 'Beschrijving')).toHaveValue('Lezen tussen de schapen.\nMet koffie.');
  await expect(box(general(page), 'Opgericht op')).toHaveValue('01-04-1987');
  await expect(box(collection, 'Boeken in de collectie')).toHaveValue('12345');
  await expect(box(collection, 'Catalogus')).toHaveValue('https://catalogus.voorbeeld.example/bergeijk');
  await expect(group(page, 'Diensten').getByRole('checkbox', { name: 'Voorlezen' })).toBeChecked();
  await expect(wheelchair).toHaveValue('Gedeeltelijk toegankelijk');
});

test('a telephone number, an e-mail address, both addresses and a point on the map are saved', async ({ page }) => {
  const { address, gps } = forms;
  await open(page);
  const contact = section(page, 'Contact');
  await box(contact, 'Telefoon').first().fill('+32 2 555 12 12');
  await box(contact, 'Telefoon').first().blur();
  await box(contact, 'E-mailadres').first().fill('Balie@Schaapskooi.Example');
  const visiting = group(page, 'Bezoekadres');
  await box(visiting, address.postalCode).fill('5571ab');
  await box(visiting, address.houseNumber).fill('27a');
  await box(visiting, address.houseNumber).blur();
  const postal = group(page, 'Postadres');
  await postal.getByRole('combobox', { name: address.kind }).selectOption({ label: address.kinds.MAILBOX });
  await box(postal, address.boxNumber.MAILBOX).fill('12');
  await box(postal, address.postalCode).fill('5570 AA');
  await box(postal, address.city).fill('Bergeijk');
  const point = group(page, 'Plaats op de kaart');
  await box(point, gps.latitude).fill('51,3200');
  await box(point, gps.longitude).fill('5,3600');
  await button(point, gps.openMap).click();
  const map = dialog(page, gps.title);
  await expect(map.getByRole('application', { name: like(gps.map) })).toBeVisible();
  await expectAccessible(page);
  await map.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await expect(box(map, gps.longitude)).not.toHaveValue('5,36');
  const moved = await box(map, gps.longitude).inputValue();
  await button(map, gps.done).last().click();
  await saveAndReload(page);
  await expect(contact.getByRole('combobox', { name: forms.phone.country }).first()).toHaveValue('BE');
  await expect(box(contact, 'E-mailadres').first()).toHaveValue(/balie@schaapskooi\.example/i);
  await expect(box(visiting, address.postalCode)).toHaveValue('5571 AB');
  await expect(box(visiting, address.houseNumber)).toHaveValue('27a');
  await expect(box(postal, address.boxNumber.MAILBOX)).toHaveValue('12');
  await expect(box(point, gps.longitude)).toHaveValue(moved);
});

test('opening times are copied to other days, an exception is added, prices are chosen', async ({ page }) => {
  const { hours, price } = forms;
  const { days } = hours;
  await open(page);
  const week = group(page, 'Openingstijden');
  const at = (day: keyof typeof days, end: 'from' | 'till', number: number) => box(week, say(hours[end], { day: days[day], number }));
  const removal = button(week, say(hours.removeSlot, { day: days.MO, number: 1 }));
  while (await removal.count()) await removal.click();
  await button(week, say(hours.addSlotTo, { day: days.MO })).click();
  await at('MO', 'from', 1).fill('9');
  await at('MO', 'till', 1).fill('12.30');
  await button(week, say(hours.addSlotTo, { day: days.MO })).click();
  await at('MO', 'from', 2).fill('13:00');
  await at('MO', 'till', 2).fill('17:00');
  await button(week, say(hours.copyOf, { day: days.MO })).click();
  const copy = dialog(page, say(hours.copyOf, { day: days.MO }));
  await expectAccessible(page);
  await button(copy, hours.workdays).click();
  await button(copy, hours.doCopy).click();
  await expect(at('FR', 'from', 1)).toHaveValue('09:00');
  await expect(at('FR', 'till', 2)).toHaveValue('17:00');
  await button(week, hours.addException).click();
  const exception = week.getByRole('listitem').last();
  await box(exception, hours.exceptionFrom).fill('5-5-2031');
  await box(exception, hours.reason).fill('Bevrijdingsdag');
  const youth = group(page, 'Abonnement tot 18 jaar');
  await youth.getByRole('combobox').selectOption({ label: price.kinds.free });
  const adults = group(page, 'Abonnement volwassenen');
  await adults.getByRole('combobox').selectOption({ label: price.kinds.amount });
  await box(adults, price.amount).fill('12,5');
  const reserving = group(page, 'Reserveren');
  await reserving.getByRole('combobox').selectOption({ label: price.kinds.explanation });
  await box(reserving, price.explanation).fill('De eerste vijf zijn gratis.');
  await expectAccessible(page);
  await saveAndReload(page);
  await expect(at('TH', 'till', 1)).toHaveValue('12:30');
  await expect(at('FR', 'from', 2)).toHaveValue('13:00');
  await expect(box(exception, hours.exceptionFrom)).toHaveValue('05-05-2031');
  await expect(youth.getByRole('combobox')).toHaveValue('free');
  await expect(box(adults, price.amount)).toHaveValue('12,50');
  await expect(box(reserving, price.explanation)).toHaveValue('De eerste vijf zijn gratis.');
});

test('files, regions, keywords, persons and a consent are saved', async ({ page }) => {
  const { file, regions, keywords } = forms;
  await open(page);
  const logo = group(page, 'Logo');
  const choose = async (chosen: { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent('filechooser');
    await logo.getByRole('button', { name: file.choose }).click();
    await (await chooser).setFiles(chosen);
  };
  await choose({ name: 'logo.txt', mimeType: 'text/plain', buffer: Buffer.from('geen beeld') });
  await expect(logo).toContainText(like(problems['file-type']));
  await expectAccessible(page);
  await choose(png('logo.png', 40, 40));
  await expect(logo).toContainText(say(problems['file-pixels'], { width: 200, height: 200 }));
  await choose(png('logo.png', 240, 240));
  await expect(button(logo, file.replace)).toBeVisible();
  await box(logo, file.description).fill('Een schaap met een boek');

  const area = section(page, 'Adres').getByRole('combobox', { name: 'Werkgebied', exact: true });
  await area.fill('Eersel');
  await page.getByRole('tree', { name: regions.search }).getByRole('treeitem', { name: 'Eersel', exact: true }).click();
  await page.keyboard.press('Escape');
  const words = section(page, 'Trefwoorden').getByRole('combobox', { name: 'Trefwoorden', exact: true });
  await words.fill('bioscopen');
  await expectAccessible(page);
  await page.getByRole('tree', { name: keywords.search }).getByRole('treeitem', { name: 'Bioscopen' }).click();
  await page.keyboard.press('Escape');

  const persons = group(page, 'Contactpersonen');
  const before = await persons.getByRole('listitem').count();
  await button(persons, say(forms.group.add, { label: 'Contactpersoon' })).click();
  const added = persons.getByRole('listitem', { name: say(forms.group.item, { label: 'Contactpersoon', number: before + 1 }) });
  await expect(box(added, 'Naam')).toBeFocused();
  await box(added, 'Naam').fill('Marieke Schaap');
  await general(page).getByRole('checkbox', { name: 'Deze gegevens mogen openbaar zijn' }).setChecked(true);
  await expectAccessible(page);
  await saveAndReload(page);
  await expect(logo.getByRole('link', { name: say(file.open, { name: 'logo.png' }) })).toBeVisible();
  await expect(box(logo, file.description)).toHaveValue('Een schaap met een boek');
  await expect(section(page, 'Adres')).toContainText('Eersel');
  await expect(section(page, 'Trefwoorden')).toContainText('Bioscopen');
  await expect(box(added, 'Naam')).toHaveValue('Marieke Schaap');
});

test('what is wrong is said at its field, stays as typed, can be saved as a concept and is found back', async ({ page }) => {
  await open(page);
  const collection = section(page, 'Collectie en diensten');
  const wrong: [Locator, string, string][] = [
    [box(general(page), 'Korte omschrijving'), 'Te kort', say(problems['too-short'], { minimum: 20 })],
    [box(general(page), 'Opgericht op'), '31-02-2020', problems.date],
    [box(general(page), 'KVK-nummer'), '12', say(problems.pattern, { example: '12345678' })],
    [box(section(page, 'Contact'), 'E-mailadres').first(), 'info@', problems.email],
    [box(section(page, 'Contact'), 'Telefoon').first(), '123', problems['phone-short']],
    [box(group(page, 'Bezoekadres'), forms.address.postalCode), '12', problems['postal-code']],
    [box(collection, 'Boeken in de collectie'), 'veel', problems.number],
    [box(collection, 'Studieplekken'), '-3', say(problems.minimum, { minimum: 0 })],
    [box(collection, 'Catalogus'), 'geen adres', problems.url],
  ];
  for (const [input, typed, message] of wrong) {
    await input.fill(typed);
    await input.blur();
    await expect(input).toHaveAccessibleDescription(new RegExp(RegExp.escape(message)));
    await expect(input).toHaveAttribute('aria-invalid', 'true');
  }
  await expectAccessible(page);
  await saveAndReload(page);
  for (const [input, typed] of wrong) await expect(input).toHaveValue(typed);

  const asked = section(page, edit.publishable.title);
  await asked
    .getByRole('button', {
      name: like(
        edit.publishable.more
          .replace(/.*other \{/, '')
          .replace(/\}\}$/, '')
          .replace('#', '{count}'),
      ),
    })
    .click();
  await asked.getByRole('button', { name: new RegExp(`Boeken in de collectie.*${RegExp.escape(problems.number)}`) }).click();
  await expect(box(collection, 'Boeken in de collectie')).toBeFocused();
  await box(collection, 'Boeken in de collectie').fill('900');
  await box(collection, 'Boeken in de collectie').blur();
  await expect(asked.getByRole('button', { name: /Boeken in de collectie/ })).toHaveCount(0);
  await expectAccessible(page);
  await save(page);
});

test('the table of contents counts; unsaved input survives a reload, and leaving asks', async ({ page }) => {
  const { unsaved, navigation } = nl.shell;
  page.on('dialog', (asking) => void asking.accept());
  await open(page);
  const entry = page.getByRole('navigation', { name: forms.contents }).getByRole('button', { name: /^Beeld/ });
  const filled = async () => Number(/(\d+)\D+\d+ ingevuld/.exec((await entry.textContent()) ?? '')?.[1]);
  const before = await filled();
  await box(section(page, 'Beeld'), 'Fotograaf').fill('Joke Hei');
  await expect.poll(filled).toBe(before + 1);
  await expect(page.getByRole('status').filter({ hasText: forms.bar.kept })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: like(forms.draft.restored) })).toBeVisible();
  await expect(box(section(page, 'Beeld'), 'Fotograaf')).toHaveValue('Joke Hei');
  await expectAccessible(page);

  const overview = page.getByRole('navigation', { name: navigation.label }).getByRole('link', { name: navigation.overview, exact: true });
  await overview.click();
  const leaving = dialog(page, unsaved.title);
  await expectAccessible(page);
  await button(leaving, unsaved.stay).last().click();
  await expect(box(section(page, 'Beeld'), 'Fotograaf')).toHaveValue('Joke Hei');
  await button(page, forms.bar.cancel).click();
  await button(dialog(page, edit.cancel.title), edit.cancel.confirm).click();
  await expect(box(section(page, 'Beeld'), 'Fotograaf')).toHaveValue('');
  await overview.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bibliotheek De Schaapskooi' })).toBeVisible();
});
