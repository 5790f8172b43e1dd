import { en } from '@bronhouder/phrases/en.ts';
import { organisations, people, teams } from '@bronhouder/world/cast.ts';
import { expect, expectAccessible, expectNoWider, type Page, signInAs, test, tick } from './browsing.ts';
import { button, openOrganisation, section, titleOf } from './organisation.ts';
import { like, nl, say } from './words.ts';

const { shell, errors, home, organisation: words } = nl;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const userMenu = (page: Page) => page.getByRole('button', { name: like(shell.top.user) });

test('a star brings an organisation to the start page, and the crumbs lead up', async ({ page }) => {
  const organisation = organisations.deBeuk;
  const title = titleOf(organisation);
  await signInAs(page, people.anna);
  await openOrganisation(page, organisation);
  await button(page, say(shell.favourites.add, { title })).click();
  await expect(button(page, say(shell.favourites.remove, { title }))).toBeVisible();
  await page.goto('/#/home');
  await expect(heading(page, say(home.welcome, { name: 'Anna' }))).toBeVisible();
  await expectAccessible(page);
  await section(page, home.favourites.title)
    .getByRole('link', { name: new RegExp(RegExp.escape(title)) })
    .click();
  await expect(heading(page, title)).toBeVisible();
  const crumbs = page.getByRole('navigation', { name: shell.breadcrumbs });
  await expect(crumbs.getByRole('link')).toHaveText(['Streekdata', 'Gelderland', 'Veluwe']);
  await crumbs.getByRole('link', { name: 'Gelderland' }).click();
  await expect(heading(page, 'Gelderland')).toBeVisible();
  await expectAccessible(page);
  await openOrganisation(page, organisation);
  await button(page, say(shell.favourites.remove, { title })).click();
  await expect(button(page, say(shell.favourites.add, { title }))).toBeVisible();
});

test('what was filtered stands in the address, and survives going back', async ({ page }) => {
  await signInAs(page, people.anna);
  await page.goto(`/#/team/${teams.gelderland.key}/organisations`);
  const list = section(page, words.list.title);
  const search = list.getByRole('searchbox', { name: words.list.search });
  // A pause between two words: what is typed stays, while the address follows.
  await search.fill('regionaal ');
  await expect(page).toHaveURL(/q=regionaal/);
  await search.pressSequentially('archief');
  await expect(search).toHaveValue('regionaal archief');
  await expect(page).toHaveURL(/q=regionaal.+archief/);
  await button(list, words.list.filters.open).click();
  await tick(
    page
      .getByRole('group', { name: words.list.filters.state })
      .getByRole('checkbox', { name: nl.publication.states.published, exact: true }),
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/cs=state-published/);
  const found = page.getByRole('table').getByRole('link', { name: 'Regionaal Archief Rivierenland West' });
  await found.click();
  await expect(heading(page, 'Regionaal Archief Rivierenland West')).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('regionaal archief');
  await expect(page).toHaveURL(/cs=state-published/);
  await expect(found).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(found).toBeVisible();
  await search.fill('bestaat niet');
  await expect(page.getByText(words.list.emptyFiltered)).toBeVisible();
  await expectAccessible(page);
});

test('what does not exist, or is of another tenant, is not found', async ({ page }) => {
  await signInAs(page, people.anna);
  await page.goto('/#/nergens');
  await expect(heading(page, errors.page.notFoundTitle)).toBeVisible();
  await expectAccessible(page);
  for (const rest of ['', '/edit', '/settings', '/auditlog']) {
    await page.goto(`/#/organisation/${organisations.havenbedrijf.key}${rest}`);
    await expect(heading(page, errors.record.title)).toBeVisible();
    await expect(page.getByText(errors.record.organisation)).toBeVisible();
  }
  await expectAccessible(page);
});

test('English and dark are chosen, and stay', async ({ page }) => {
  await signInAs(page, people.anna);
  await page.goto('/#/home');
  await userMenu(page).click();
  await page.getByText(shell.user.languages.en, { exact: true }).click();
  await expect(heading(page, say(en.home.welcome, { name: 'Anna' }))).toBeVisible();
  await page.getByText(en.shell.user.schemes.dark, { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expectAccessible(page);
  await page.reload();
  await expect(heading(page, say(en.home.welcome, { name: 'Anna' }))).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  for (const rest of ['', '/edit', '/settings', '/auditlog', '/revisions']) {
    await page.goto(`/#/organisation/${organisations.nunspeet.key}${rest}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});

test('the help of a page is one press away', async ({ page }) => {
  await signInAs(page, people.anna);
  await page.goto('/#/home');
  await button(page, shell.top.help).click();
  const help = page.getByRole('dialog');
  await expect(help).toContainText(home.roles.title);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(button(page, shell.top.help)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('nothing scrolls sideways', async ({ page }) => {
    await signInAs(page, people.anna);
    const at = `/#/organisation/${organisations.nunspeet.key}`;
    const screens = ['/#/', '/#/home', `/#/team/${teams.root.key}`, `/#/team/${teams.root.key}/organisations`, '/#/tenant/outbox'];
    for (const screen of [
      ...screens,
      ...['', '/edit', '/settings', '/auditlog', '/revisions'].map((rest) => at + rest),
      '/access/#/account',
    ]) {
      await page.goto(screen);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNoWider(page);
      await expectAccessible(page);
    }
  });

  test('the navigation folds away and opens', async ({ page }) => {
    await signInAs(page, people.anna);
    await page.goto('/#/home');
    await button(page, shell.top.menu).click();
    const link = page.getByRole('dialog').getByRole('link', { name: 'Streekdata', exact: true });
    await expect(link).toBeVisible();
    await expectAccessible(page);
    await link.click();
    await expect(heading(page, 'Streekdata')).toBeVisible();
  });
});

test('a service that gives no answer has a page that says so, and a way on', async ({ page }) => {
  await signInAs(page, people.anna);
  const down: [string, string][] = [
    ['**/access/public/v2/session*', errors.accessDown.title],
    ['**/api/session/**', errors.coreDown.title],
  ];
  for (const [calls, title] of down) {
    await page.goto('about:blank');
    await page.route(calls, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/#/home');
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveURL(/#\/err_/);
    await expectAccessible(page);
    await page.unroute(calls);
    await button(page, errors.retry).click();
    await expect(heading(page, say(home.welcome, { name: 'Anna' }))).toBeVisible();
  }
});

test('the other tenant has its own words, look and organisations', async ({ page, baseURL }) => {
  const accent = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));
  await page.goto('/access/');
  await expect(heading(page, like(nl.access.signIn.title))).toBeVisible();
  const own = await accent();
  const flemish = (baseURL ?? '').replace('localhost', 'vlaanderen.localhost');
  await page.goto(`${flemish}/access/`);
  await expect(heading(page, like(nl.access.signIn.title))).toBeVisible();
  expect(await accent()).not.toBe(own);
  await expectAccessible(page);
  await signInAs(page, people.els);
  await page.goto(`${flemish}/#/team/${teams.vlaanderen.root.key}/organisations`);
  await expect(page.getByRole('table').getByRole('link', { name: /Aalst/ }).first()).toBeVisible();
  await expect(heading(page, 'Besturen')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${flemish}/#/organisation/${organisations.deKiem.key}`);
  await expect(heading(page, errors.record.title)).toBeVisible();
});
