import { demoPassword } from '@bronhouder/world/demo-password.ts';
import { organisations, people, teams } from '@bronhouder/world/cast.ts';
import { streekdataColleagues } from '@bronhouder/world/streekdata/colleagues.ts';
import { expect, expectAccessible, expectNoWider, type Page, signInAs, test, tick } from './browsing.ts';
import { box, button, dialog, notice, titleOf } from './organisation.ts';
import { callApi } from './roles.ts';
import { nl, say } from './words.ts';

const { people: words, shell, rights } = nl;
const lindenhof = titleOf(organisations.lindenhof);

const colleague = (firstName: string) => {
  const found = streekdataColleagues.find((one) => one.firstName === firstName);
  if (!found) throw new Error(`nobody is called ${firstName}`);
  return { key: found.key, email: found.email, name: [found.firstName, found.infix, found.familyName].filter(Boolean).join(' ') };
};
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const fact = (page: Page, name: string, value: string | RegExp) => card(page, name).getByText(value);
const openPerson = async (page: Page, { key, name }: { key: string; name: string }): Promise<void> => {
  await page.goto(`/#/user/${key}`);
  await expect(heading(page, name)).toBeVisible();
};
const administer = async (page: Page, act: keyof typeof words.administration & keyof typeof words.dialog, name: string) => {
  await button(card(page, words.administration.title), words.administration[act].button).click();
  const asked = dialog(page, say(words.dialog[act].title, { name }));
  await expect(asked).toBeVisible();
  return asked;
};
const status = async (page: Page): Promise<number> =>
  (await callApi(page, 'POST', '/session/info', { timeZone: 'Europe/Amsterdam', locale: 'nl' })).status;

test('who hands out roles finds a person by filters, and reads why they may publish', async ({ page }) => {
  await signInAs(page, people.bram);
  await page.goto('/#/home');
  await page.getByRole('link', { name: shell.navigation.people, exact: true }).click();
  await expect(heading(page, words.list.title)).toBeFocused();
  await expectAccessible(page);

  await button(page, words.list.filters.open).click();
  const filters = page.getByRole('dialog', { name: words.list.filters.open });
  await tick(filters.getByRole('checkbox', { name: 'Manager' }));
  await filters.getByRole('combobox', { name: words.list.filters.team }).selectOption(teams.kempen.key);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Karel Jansen' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ilse Smits' })).toHaveCount(0);
  await page.getByRole('searchbox', { name: words.list.search }).fill('jans');
  await expect(page.getByRole('table').getByRole('link')).toHaveText(['Karel Jansen']);
  // The filters stand in the address: going back finds them again.
  await page.getByRole('link', { name: 'Karel Jansen' }).click();
  await expect(heading(page, 'Karel Jansen')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: words.list.search })).toHaveValue('jans');
  await page.getByRole('link', { name: 'Karel Jansen' }).click();

  await expect(fact(page, words.contact.title, people.karel.email)).toBeVisible();
  // An administrator of a team sees people, and leaves their accounts to those of the tenant.
  await expect(card(page, words.administration.title)).toHaveCount(0);
  await page.getByRole('button', { name: say(words.roles.whyAt, { place: lindenhof }) }).click();
  const why = card(page, words.rights.title);
  const publishing = why.getByRole('listitem').filter({ hasText: rights.of['ORGANISATION:publish'] });
  await expect(publishing.getByText(`Manager bij ${lindenhof}`)).toBeVisible();
  await expect(why.getByRole('combobox', { name: words.rights.place })).toBeFocused();
  await expectAccessible(page);

  // Elsewhere they may not, and it says who could let them.
  const other = titleOf(organisations.deHeikant);
  await why.getByRole('combobox', { name: words.rights.place }).fill(other);
  await page.getByRole('option', { name: other, exact: true }).click();
  await expect(why.getByText(words.rights.noRoles)).toBeVisible();
  await expect(why.getByRole('listitem').filter({ hasText: rights.of['ORGANISATION:publish'] })).toContainText('Bram van den Berg');
});

test('search on top of the page leads to a person; who is out of reach cannot be found', async ({ page }) => {
  await signInAs(page, people.karel);
  await page.goto('/#/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: shell.top.searchLabel }).fill('femke');
  await page.getByRole('option', { name: /Femke Bos/ }).click();
  await expect(heading(page, 'Femke Bos')).toBeVisible();
  await page.goto(`/#/user/${people.anna.key}`);
  await expect(heading(page, words.notFound.title)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByText(words.notFound.toList).click();
  await expect(heading(page, words.list.title)).toBeVisible();
});

test('a deactivated person is out at the next request and does not come in, until the account is activated', async ({ page, as }) => {
  const ruud = colleague('Ruud');
  await signInAs(page, people.anna);
  const theirs = await as(ruud);
  await theirs.goto('/settings.json');
  expect(await status(theirs)).toBe(200);

  await openPerson(page, ruud);
  await expect(fact(page, words.account.title, say(words.account.sessionCount, { count: 1 }))).toBeVisible();
  const asked = await administer(page, 'deactivate', ruud.name);
  await expectAccessible(page);
  await expect(button(asked, words.dialog.cancel)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(card(page, words.administration.title), words.administration.deactivate.button)).toBeFocused();
  await button(await administer(page, 'deactivate', ruud.name), words.dialog.deactivate.confirm).click();
  await expect(notice(page, say(words.done.deactivate, { name: ruud.name }))).toBeVisible();
  await expect(page.getByText(words.notice.deactivatedLead)).toBeVisible();
  await expectAccessible(page);

  expect(await status(theirs)).toBe(412);
  await theirs.goto('/access/');
  await box(theirs.locator('form'), nl.access.signIn.email).fill(ruud.email);
  await theirs.getByLabel(nl.access.signIn.password, { exact: true }).fill(demoPassword);
  await button(theirs, nl.access.signIn.submit).click();
  await expect(theirs.getByText(nl.access.refusals['sign-in.deactivated'])).toBeVisible();

  await button(await administer(page, 'activate', ruud.name), words.dialog.activate.confirm).click();
  await expect(notice(page, say(words.done.activate, { name: ruud.name }))).toBeVisible();
  await button(theirs, nl.access.signIn.submit).click();
  await expect(theirs.getByRole('navigation', { name: shell.navigation.label })).toBeVisible();
  await expect(card(page, words.history.title).getByRole('listitem').filter({ hasText: words.history.acts.activate })).toContainText(
    'Anna de Wit',
  );
});

test('who is anonymised stays in the log as a former user, and nowhere by name', async ({ page, as }) => {
  const mirjam = colleague('Mirjam');
  const { key } = organisations.zorgKempen;
  const theirs = await as(mirjam);
  const saved = await theirs.evaluate(async (organisation) => {
    const path = `/api/organisation/${organisation}`;
    const { content, facts, types } = await (await fetch(path)).json();
    const body = { revision: facts.working, types, state: 'concept', content: { ...content, title: `${content.title} Kempen` } };
    return (await fetch(path, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).status;
  }, key);
  expect(saved).toBe(200);

  await signInAs(page, people.anna);
  await page.goto(`/#/organisation/${key}/auditlog`);
  await expect(page.getByText(mirjam.name).first()).toBeVisible();
  await openPerson(page, mirjam);
  const asked = await administer(page, 'anonymise', mirjam.name);
  const typed = box(asked, say(words.dialog.anonymise.type, { email: mirjam.email }));
  await expect(button(asked, words.dialog.anonymise.confirm)).toBeDisabled();
  await typed.fill('iemand@streekdata.example');
  await typed.blur();
  await expect(asked.getByText(words.dialog.anonymise.differs)).toBeVisible();
  await expect(button(asked, words.dialog.anonymise.confirm)).toBeDisabled();
  await expectAccessible(page);
  await typed.fill(mirjam.email);
  await button(asked, words.dialog.anonymise.confirm).click();
  await expect(heading(page, words.former.name)).toBeVisible();
  await expect(page.getByText(words.former.title)).toBeVisible();
  await expectAccessible(page);
  expect(await status(theirs)).toBe(412);

  await page.goto(`/#/organisation/${key}/auditlog`);
  await expect(page.getByText(/een voormalige gebruiker/i).first()).toBeVisible();
  await expect(page.getByText(mirjam.name)).toHaveCount(0);
  await page.goto('/#/search/user?q=mirjam');
  await expect(page.getByText(words.list.emptyFiltered)).toBeVisible();
});

test('an unused account is found by its status, and kept', async ({ page }) => {
  const truus = { key: people.truus.key, name: 'Truus Hendriks' };
  await signInAs(page, people.anna);
  await page.goto('/#/search/user?statuses=%5B%22unused%22%5D');
  await page.getByRole('link', { name: truus.name }).click();
  await expect(page.getByText(words.notice.unused, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: words.administration.keep.title, exact: true }).click();
  await button(dialog(page, say(words.dialog.keep.title, { name: truus.name })), words.dialog.keep.confirm).click();
  await expect(notice(page, say(words.done.keep, { name: truus.name }))).toBeVisible();
  await expect(page.getByText(words.notice.unused, { exact: true })).toHaveCount(0);
  await expect(page.getByText(words.status.active, { exact: true })).toBeVisible();
});

test('on a phone the list and a person fit and work', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signInAs(page, people.anna);
  await page.goto('/#/search/user?q=femke');
  await expect(page.getByRole('link', { name: 'Femke Bos' }).first()).toBeVisible();
  await expectNoWider(page);
  await page.getByRole('link', { name: 'Femke Bos' }).filter({ visible: true }).first().click();
  await expect(heading(page, 'Femke Bos')).toBeVisible();
  await expect(card(page, words.administration.title)).toBeVisible();
  await expectNoWider(page);
  await expectAccessible(page);
});
