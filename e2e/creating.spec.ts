import { readFile } from 'node:fs/promises';
import { people, teams, types } from '@bronhouder/world/cast.ts';
import { expect, expectAccessible, expectNoWider, type Locator, type Page, signInAs, test, tick } from './browsing.ts';
import { withoutIntroduction } from './introduction.ts';
import { box, button, dialog, notice, section } from './organisation.ts';
import { like, nl, say } from './words.ts';

const { creation, organisation, publication, shell, refusals } = nl;
const place = (team: { key: string }, rest = '') => `/#/team/${team.key}/organisation${rest}`;
const listOf = (team: { key: string }, search = '') => `/#/team/${team.key}/organisations${search}`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const card = (page: Page, { name }: { name: { nl: string } }) => page.getByRole('checkbox', { name: name.nl, exact: true });
/** What leads to another page. */
const lead = (within: Page | Locator, name: string): Locator => within.getByRole('link', { name, exact: true });
const general = (page: Page) => section(page, 'Algemeen');

test('types are chosen, no more than the maximum, and nothing that was typed is lost on the way', async ({ page }) => {
  const { westBrabant } = teams;
  await signInAs(page, people.bram);
  await page.goto(listOf(westBrabant));
  await lead(page.getByRole('main'), creation.new).click();
  await expect(heading(page, creation.new)).toBeFocused();
  await expect(card(page, types.museum)).toBeVisible();
  await expect(card(page, types.vvv)).toHaveCount(0);
  await expectAccessible(page);

  // More than the maximum says so, and does not go on.
  for (const type of [types.museum, types.archief, types.bibliotheek, types.gemeente]) await card(page, type).click();
  const maximum = say(refusals['settings.types-maximum'].message, { maximum: 3 });
  await expect(page.getByRole('alert').filter({ hasText: maximum })).toBeVisible();
  await expectAccessible(page);
  await button(page, creation.types.next).press('Enter');
  await expect(page.getByRole('dialog').getByText(maximum)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/organisation\?types=/);
  await page.reload();
  await expect(card(page, types.gemeente)).toBeChecked();
  for (const type of [types.archief, types.bibliotheek, types.gemeente]) await card(page, type).click();
  await expect(page.getByRole('alert').filter({ hasText: maximum })).toHaveCount(0);
  await button(page, creation.types.next).click();

  // A name is needed; what else was typed stays, also through a reload and other types.
  await expect(heading(page, creation.form.title)).toBeVisible();
  await box(general(page), 'Korte naam').fill('Het Spoor');
  await box(section(page, 'Contact'), 'Telefoon').first().fill('bel ons');
  await button(page, creation.form.save).click();
  await expect(box(general(page), 'Naam')).toBeFocused();
  await expect(general(page).getByText(nl.problems.required).first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(box(general(page), 'Korte naam')).toHaveValue('Het Spoor');
  await lead(page, creation.form.change).click();
  await expect(heading(page, creation.new)).toBeVisible();
  await card(page, types.museum).click();
  await card(page, types.bibliotheek).click();
  await button(page, creation.types.next).click();
  await expect(box(general(page), 'Korte naam')).toHaveValue('Het Spoor');
  await lead(page, creation.form.change).click();
  await expect(page.getByText(creation.draft.title)).toBeVisible();
  await expectAccessible(page);
  await card(page, types.bibliotheek).click();
  await card(page, types.museum).click();
  await button(page, creation.types.next).click();
  await expect(box(section(page, 'Contact'), 'Telefoon').first()).toHaveValue('bel ons');
});

test('a near-same name is pointed out; what is made stands in the list, and is copied', async ({ page }) => {
  const { westBrabant } = teams;
  await signInAs(page, people.bram);
  await page.goto(place(westBrabant, `/create/${types.museum.key}`));
  const title = 'Museum Het Oude Spoor';
  await box(general(page), 'Naam').fill('Bibliotheek De Lindenhof');
  await expect(page.getByRole('link', { name: say(creation.similar.opens, { title: 'Bibliotheek Lindenhof' }) })).toBeVisible();
  await expectAccessible(page);
  await box(general(page), 'Naam').fill(title);
  await expect(page.getByRole('link', { name: like(creation.similar.opens) })).toHaveCount(0);
  await tick(page.getByRole('switch', { name: organisation.settings.organisationWorkflow }), false);
  await page.keyboard.press('Control+s');
  await expect(notice(page, say(creation.form.saved, { title }))).toBeVisible();
  await expect(heading(page, title)).toBeFocused();

  await page.goto(listOf(westBrabant, '?cs=workflow-off'));
  await expect(page.getByRole('main').getByRole('link', { name: title, exact: true }).first()).toBeVisible();
  await page.goto(place(westBrabant));
  await expect(heading(page, creation.new)).toBeVisible();
  await expect(page.getByText(creation.draft.title)).toHaveCount(0);

  // The copy: what comes along is told, its name is offered, and it leads to the copy.
  await page.goto(listOf(westBrabant, `?q=${encodeURIComponent(title)}`));
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).first().click();
  await expect(heading(page, title)).toBeVisible();
  await button(page, publication.acts.more).click();
  await page.getByRole('menuitem', { name: creation.copy.action }).click();
  const copying = dialog(page, creation.copy.title);
  await expect(box(copying, creation.copy.name)).toHaveValue(`${title}_kopie`);
  await expect(copying.getByText(creation.copy.brought)).toBeVisible();
  await expectAccessible(page);
  await box(copying, creation.copy.name).fill(' ');
  await button(copying, creation.copy.confirm).click();
  await expect(copying.getByText(nl.problems.required)).toBeVisible();
  await box(copying, creation.copy.name).fill('Museum Het Nieuwe Spoor');
  await copying
    .getByRole('textbox', { name: creation.copy.team })
    .or(copying.getByRole('combobox', { name: creation.copy.team }))
    .first()
    .fill('meier');
  await page.getByRole('option', { name: /Meierij/ }).click();
  await button(copying, creation.copy.confirm).click();
  await expect(notice(page, say(creation.copy.done, { title: 'Museum Het Nieuwe Spoor' }))).toBeVisible();
  await expect(heading(page, 'Museum Het Nieuwe Spoor')).toBeVisible();
  await expect(page.getByRole('navigation', { name: shell.breadcrumbs }).getByText('Meierij')).toBeVisible();
  await page.getByRole('link', { name: nl.history.auditlog.title, exact: true }).first().click();
  await expect(page.getByText(say(organisation.sentences.copyOf, { sourceTitle: title }))).toBeVisible();
});

test('a copy that its team does not allow says every reason before it is tried', async ({ page }) => {
  await signInAs(page, people.bram);
  await page.goto(listOf(teams.kempen, `?types=${encodeURIComponent(JSON.stringify([types.sportvereniging.key]))}`));
  await page.getByRole('main').locator('tbody a').first().click();
  await expect(page).toHaveURL(/#\/organisation\//);
  await button(page, publication.acts.more).click();
  await page.getByRole('menuitem', { name: creation.copy.action }).click();
  const copying = dialog(page, creation.copy.title);
  await expect(copying.getByRole('alert').filter({ hasText: refusals['settings.type-not-allowed'].message })).toBeVisible();
  await expect(button(copying, creation.copy.confirm)).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(copying).toHaveCount(0);
});

test('an address with types that cannot be leads on, and so does one of somebody who may not', async ({ page, as }) => {
  await signInAs(page, people.bram);
  await page.goto(
    place(teams.kempen, `/create/${types.vvv.key}/${types.sportvereniging.key}/${types.museum.key}/0198a000-0000-7000-8000-0000000fffff`),
  );
  await expect(heading(page, creation.impossible.title)).toBeVisible();
  await expect(page.getByText(creation.impossible.unknown)).toBeVisible();
  await expect(page.getByText(like(`VVV-kantoor: ${refusals['settings.type-inactive'].message}`))).toBeVisible();
  await expectAccessible(page);
  await lead(page, creation.impossible.back).click();
  await expect(card(page, types.museum)).toBeChecked();

  const viewer = await as(people.hanna);
  await viewer.goto(place(teams.kempen));
  await expect(heading(viewer, creation.notAllowed.title)).toBeVisible();
  await expectAccessible(viewer);
  await lead(viewer, creation.notAllowed.back).click();
  await expect(heading(viewer, organisation.list.title)).toBeVisible();
  await expect(lead(viewer, creation.new)).toHaveCount(0);
});

test('what a team prescribes is text, with who says so', async ({ page }) => {
  await signInAs(page, people.carla);
  const said = page.getByText(say(creation.settings.mandatory, { value: 'true', team: 'Fryslân' }));
  await page.goto(place(teams.fryslan, `/create/${types.museum.key}`));
  await expect(said).toBeVisible();
  await expect(page.getByRole('switch', { name: organisation.settings.productWorkflow })).toHaveCount(0);
  await page.goto(listOf(teams.fryslan));
  await page.getByRole('main').locator('tbody a').first().click();
  await expect(page).toHaveURL(/#\/organisation\//);
  // The navigation of the team has a link of the same name: first that of the organisation has to be there.
  await expect(page.getByRole('link', { name: shell.navigation.edit, exact: true })).toBeVisible();
  await page.getByRole('link', { name: organisation.settings.title, exact: true }).first().click();
  await expect(said).toBeVisible();
  await expectAccessible(page);
});

test('types are chosen with the keyboard alone, one where the tenant allows one', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  await withoutIntroduction(context);
  const page = await context.newPage();
  const origin = (baseURL ?? '').replace('localhost', 'vlaanderen.localhost');
  await page.goto(`${origin}/settings.json`);
  await signInAs(page, people.els);
  await page.goto(`${origin}${place(teams.vlaanderen.root)}`);
  await expect(page.getByRole('radio', { name: 'Gemeente', exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Gemeente', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Gemeente', exact: true })).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Gemeente', exact: true })).not.toBeChecked();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await expectAccessible(page);
  await expectNoWider(page);
  await button(page, creation.types.next).press('Enter');
  await expect(heading(page, creation.form.title)).toBeVisible();
  await expectNoWider(page);
  await context.close();
});

test('a list is narrowed by every setting in its address, each to be taken away, and exported as it is shown', async ({ page }) => {
  await signInAs(page, people.anna);
  const chips = page.getByRole('list', { name: shell.table.filters });
  const settings: [string, string][] = [
    ['state-published', publication.states.published],
    ['archived-only', organisation.list.filters.chipArchivedOnly],
    ['online-off', organisation.list.filters.online.off],
    ['workflow-on', organisation.list.filters.workflow.on],
    ['productworkflow-on', organisation.list.filters.productWorkflow.on],
    [`type-${types.museum.key}`, types.museum.name.nl],
  ];
  for (const [cs, label] of settings) {
    await page.goto(listOf(teams.root, `?cs=${cs}`));
    await expect(chips.getByText(RegExp(`^${RegExp.escape(label)} \\(\\d+\\)$`))).toBeVisible();
  }
  await expectAccessible(page);
  await button(page, like(shell.table.removeFilter)).click();
  await expect(chips).toHaveCount(0);
  await page.goto(listOf(teams.root, '?cs=colour-red'));
  await expect(page.getByRole('main').locator('tbody a').first()).toBeVisible();
  await expect(chips).toHaveCount(0);

  await button(page, organisation.list.filters.open).click();
  await page.getByRole('combobox', { name: organisation.list.filters.online.label, exact: true }).selectOption('off');
  await expect(chips.getByText(RegExp(`^${organisation.list.filters.online.off} \\(\\d+\\)$`))).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/cs=online-off/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const shown = await page.getByRole('main').locator('tbody a').allTextContents();
  const downloading = page.waitForEvent('download');
  await button(page, shell.table.export).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Organisaties Streekdata \d\d-\d\d-\d{4}\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  const [head = '', ...rows] = text.trimEnd().split('\r\n');
  expect(head).toBe(
    `\uFEFF${['title', 'types', 'state', 'team', 'city', 'saved'].map((column) => `"${organisation.list.columns[column as 'title']}"`).join(';')}`,
  );
  expect(rows.map((row) => row.split('";"')[0]?.slice(1))).toEqual(shown);
  await expect(notice(page, say(shell.table.exported, { count: shown.length }))).toBeVisible();
});
