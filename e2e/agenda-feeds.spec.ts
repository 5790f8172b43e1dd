import { organisations, people } from '@bronhouder/world/cast.ts';
import { expect, expectAccessible, signInAs, test } from './browsing.ts';
import { box, button, dialog, notice, openOrganisation } from './organisation.ts';
import { nl, say } from './words.ts';

const { feeds, glance, calendar } = nl;
const museum = organisations.deKiem;

test('an organisation says whether it is open and what is coming, and lets a calendar read along until the address is revoked', async ({
  page,
  playwright,
  baseURL,
}) => {
  await signInAs(page, people.karel);
  await openOrganisation(page, museum);
  const coming = page.getByRole('region', { name: glance.week.title });
  await expect(coming.getByRole('list', { name: glance.week.openings })).toContainText(/open|gesloten/);
  await expect(page.getByRole('region', { name: nl.organisation.week.title })).toContainText(/open|gesloten/i);
  await expectAccessible(page);
  await coming.getByRole('link', { name: glance.week.all }).click();

  await expect(page.getByRole('heading', { level: 1, name: calendar.title })).toBeVisible();
  await page.getByRole('link', { name: feeds.open }).click();
  await expect(page.getByRole('heading', { level: 1, name: feeds.title })).toBeVisible();
  await expect(page.getByText(feeds.empty)).toBeVisible();
  await expectAccessible(page);

  await button(page, feeds.add).click();
  const asked = dialog(page, feeds.form.title);
  await asked.getByRole('radio', { name: feeds.form.subject.location }).check();
  await button(asked, feeds.form.confirm).click();
  await expect(asked.getByText(feeds.form.chooseFirst)).toBeVisible();
  await expectAccessible(page);
  const place = asked.getByRole('combobox', { name: feeds.form.location });
  await place.click();
  await page.getByRole('option').first().click();
  await expect(place).not.toHaveValue('');
  const title = await place.inputValue();
  await box(asked, feeds.form.name).fill('Scherm in de hal');
  await button(asked, feeds.form.confirm).click();
  const told = dialog(page, feeds.done.title);
  await expect(box(told, feeds.done.address)).toHaveValue(/^http/);
  const address = await box(told, feeds.done.address).inputValue();
  await expectAccessible(page);

  // A calendar has no session.
  const elsewhere = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const read = () => elsewhere.get(new URL(address).pathname);
  const first = await read();
  expect(first.status()).toBe(200);
  expect(await first.text()).toContain(`LOCATION:${title.replaceAll(',', '\\,')}`);
  await button(told, feeds.done.close).click();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: 'Scherm in de hal' });
  await expect(row).toContainText(say(feeds.about.location, { title }));
  await expect(row).not.toContainText(feeds.unused);
  await expectAccessible(page);
  await button(row, say(feeds.revokeOf, { name: 'Scherm in de hal' })).click();
  await button(dialog(page, say(feeds.end.title, { name: 'Scherm in de hal' })), feeds.end.confirm).click();
  await expect(notice(page, feeds.ended)).toBeVisible();
  await expect(page.getByRole('region', { name: feeds.revoked })).toContainText('Scherm in de hal');
  expect((await read()).status()).toBe(404);
  await elsewhere.dispose();
});
