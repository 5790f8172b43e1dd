import { organisations, people } from '@bronhouder/world/cast.ts';
import { demoPassword } from '@bronhouder/world/demo-password.ts';
import { expect, expectAccessible, type Locator, type Page, signInAs, test } from './browsing.ts';
import { box, button, dialog, notice, openOrganisation, section } from './organisation.ts';
import { like, nl, say } from './words.ts';

const { edit, forms, shell } = nl;
const library = organisations.deDommelpoort;
const archive = organisations.meierijArchief;

/** Everybody tells every ten seconds where they are. */
const soon = { timeout: 40_000 };

const shortName = (page: Page): Locator => box(section(page, 'Algemeen'), 'Korte naam');
const photographer = (page: Page): Locator => box(section(page, 'Beeld'), 'Fotograaf');
const saveConcept = (page: Page): Promise<void> => button(page, edit.save.concept).click();
const saved = async (page: Page): Promise<void> => expect(notice(page, like(edit.save.done)).last()).toBeVisible();

test('two editors see each other, and what they wrote in different fields is merged', async ({ page, as }) => {
  await signInAs(page, people.noor);
  await openOrganisation(page, library, '/edit');
  const bram = await as(people.bram);
  await openOrganisation(bram, library, '/edit');
  await expect(section(bram, edit.here.title)).toContainText('Noor Peeters');
  await expect(section(page, edit.here.title)).toContainText('Bram van den Berg', soon);
  await shortName(page).fill('Dommelpoort');
  await photographer(bram).fill('Bram zelf');
  await expectAccessible(page);
  await saveConcept(bram);
  await saved(bram);
  await saveConcept(page);
  const merged = say(edit.save.merged, { name: 'Bram van den Berg', fields: 'Fotograaf' });
  await expect(notice(page, merged)).toBeVisible();
  await expect(photographer(page)).toHaveValue('Bram zelf');
  await expectAccessible(page);
  await page.reload();
  await expect(shortName(page)).toHaveValue('Dommelpoort');
  await expect(photographer(page)).toHaveValue('Bram zelf');
});

test('what somebody else saved is announced, and can be taken over without losing what was typed', async ({ page, as }) => {
  await signInAs(page, people.noor);
  await openOrganisation(page, library, '/edit');
  const bram = await as(people.bram);
  await openOrganisation(bram, library, '/edit');
  await shortName(page).fill('Aan de Dommel');
  await photographer(bram).fill('Een fotograaf uit Boxtel');
  await saveConcept(bram);
  await saved(bram);
  const announced = page.getByRole('status').filter({ hasText: edit.elsewhere.lead });
  await expect(announced).toContainText('Bram van den Berg', soon);
  await expectAccessible(page);
  await button(announced, edit.elsewhere.take).click();
  await expect(photographer(page)).toHaveValue('Een fotograaf uit Boxtel');
  await expect(shortName(page)).toHaveValue('Aan de Dommel');
  await saveConcept(page);
  await saved(page);
});

test('the same field: original, theirs and mine are shown, and nothing is saved until one is chosen', async ({ page, as }) => {
  await signInAs(page, people.noor);
  await openOrganisation(page, library, '/edit');
  const bram = await as(people.bram);
  await openOrganisation(bram, library, '/edit');
  const original = await shortName(page).inputValue();
  await shortName(page).fill('Van Noor');
  await shortName(bram).fill('Van Bram');
  await saveConcept(bram);
  await saved(bram);
  await saveConcept(page);
  const conflict = page.getByRole('group', { name: say(forms.conflict.label, { label: 'Korte naam' }) });
  await expect(conflict).toContainText('Bram van den Berg');
  await expect(notice(page, say(edit.save.conflicts, { count: 1 }))).toBeVisible();
  const choice = (heading: string) => conflict.getByRole('radio', { name: new RegExp(`^${RegExp.escape(heading)}`) });
  await expect(conflict.locator('label').filter({ hasText: forms.conflict.base })).toContainText(original);
  await expect(conflict.locator('label').filter({ hasText: say(forms.conflict.theirs, { name: 'Bram' }) })).toContainText('Van Bram');
  await expect(conflict.locator('label').filter({ hasText: forms.conflict.mine })).toContainText('Van Noor');
  await expect(button(page, edit.save.concept)).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await choice(forms.conflict.mine).check();
  await expect(button(page, edit.save.concept)).not.toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await saveConcept(page);
  await saved(page);
  await page.reload();
  await expect(shortName(page)).toHaveValue('Van Noor');
});

test('a session that ends while somebody types is resumed in place, and nothing typed is lost', async ({ page }) => {
  await signInAs(page, people.noor);
  await openOrganisation(page, archive, '/edit');
  await shortName(page).fill('Dit mag niet weg');
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/settings.json');
  await elsewhere.evaluate(() =>
    fetch('/access/auth/sign-out', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }),
  );
  await elsewhere.close();
  await saveConcept(page);
  const again = dialog(page, shell.session.title);
  await expect(again).toContainText(shell.session.explain);
  await expect(box(again, shell.session.email)).toHaveValue(people.noor.email);
  await expectAccessible(page);
  await again.getByLabel(shell.session.password, { exact: true }).fill('niet mijn wachtwoord');
  await button(again, shell.session.signIn).click();
  await expect(again.getByRole('alert')).toContainText(shell.session.wrong);
  await expectAccessible(page);
  await again.getByLabel(shell.session.password, { exact: true }).fill(demoPassword);
  await button(again, shell.session.signIn).click();
  await expect(notice(page, shell.session.back)).toBeVisible();
  await expect(again).toBeHidden();
  await expect(shortName(page)).toHaveValue('Dit mag niet weg');
  await saveConcept(page);
  await saved(page);
  await page.reload();
  await expect(shortName(page)).toHaveValue('Dit mag niet weg');
});
