import { organisations, people, teams } from '@bronhouder/world/cast.ts';
import { expect, expectAccessible, expectNoWider, type Locator, type Page, signInAs, test, tick } from './browsing.ts';
import { button, dialog, notice, titleOf } from './organisation.ts';
import { nl, say } from './words.ts';

const { assignments, roles, shell } = nl;
const { assign, change, remove, last, columns } = assignments;
const { manager, editor, viewer, admin } = roles.builtIn;

const mirjam = { email: 'mirjam@streekdata.example', name: 'Mirjam Kuijpers' };
const fatima = { email: 'fatima@streekdata.example', name: 'Fatima el Amrani' };
const { bladel, deHeikant, lindenhof } = organisations;

const users = (place: { key: string }, kind: 'team' | 'organisation' = 'organisation') => `/#/${kind}/${place.key}/users`;
const openUsers = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: assignments.title })).toBeVisible();
  await expect(page.getByRole('region', { name: assignments.title })).toHaveAttribute('aria-busy', 'false');
};
const table = (page: Page): Locator => page.getByRole('table', { name: assignments.title });
const rowOf = (page: Page, name: string): Locator => table(page).getByRole('row').filter({ hasText: name });
const actOn = async (page: Page, name: string, act: keyof typeof assignments.act): Promise<void> => {
  await rowOf(page, name)
    .getByRole('button', { name: new RegExp(`^${assignments.columns.actions}`) })
    .click();
  await page.getByRole('menuitem', { name: assignments.act[act] }).click();
};
const radio = (within: Page | Locator, name: string): Locator => within.getByRole('radio', { name, exact: true });
const pick = async (page: Page, name: string): Promise<void> => {
  const field = page.getByRole('dialog').getByRole('combobox', { name: assign.person });
  await field.fill(name.slice(0, 5));
  await page.getByRole('option', { name: new RegExp(name) }).click();
};

test('a role is given, held in another browser, changed and taken away', async ({ page, as }) => {
  const place = titleOf(deHeikant);
  const theirs = await as(mirjam);
  const dashboard = `/#/organisation/${deHeikant.key}`;
  await theirs.goto(dashboard);
  await expect(theirs.getByRole('heading', { level: 1, name: place })).toHaveCount(0);

  await signInAs(page, people.bram);
  await openUsers(page, users(deHeikant));
  await button(page, assign.open).first().click();
  const giving = dialog(page, say(assign.title, { place }));
  await expectAccessible(page);
  await button(giving, assign.submit).click();
  await expect(giving.getByRole('combobox', { name: assign.person })).toHaveAccessibleDescription(new RegExp(assign.personRequired));
  await pick(page, mirjam.name);
  await radio(giving, editor.name).check();
  await button(giving, say(assign.rights, { count: 22 })).click();
  await expect(giving.getByRole('heading', { name: nl.rights.areas.AGENDA })).toBeVisible();
  await expectAccessible(page);
  await button(giving, assign.submit).click();
  await expect(notice(page, say(assign.done, { name: mirjam.name, role: editor.name, place }))).toBeVisible();
  await expect(rowOf(page, mirjam.name)).toContainText(assignments.statuses.active);
  // Opened anew: from here on each check of the session is compared with what they hold now.
  await theirs.goto(dashboard);
  const checked = theirs.waitForResponse(/public\/v2\/session/);
  await theirs.reload();
  await checked;
  await expect(theirs.getByRole('heading', { level: 1, name: place })).toBeVisible();

  // The same again says so, and leaves what was chosen.
  await button(page, assign.open).click();
  await pick(page, mirjam.name);
  await radio(giving, editor.name).check();
  await button(giving, assign.submit).click();
  await expect(giving.getByRole('alert')).toContainText(nl.refusals['assignment.exists'].message);
  await expect(radio(giving, editor.name)).toBeChecked();
  await button(giving, assign.cancel).click();

  await actOn(page, mirjam.name, 'change');
  const changing = dialog(page, say(change.title, { name: mirjam.name }));
  await expect(button(changing, change.submit)).toBeDisabled();
  await radio(changing, viewer.name).check();
  await expect(changing.getByRole('status').filter({ hasText: say(last.title, { place }) })).toBeVisible();
  await expectAccessible(page);
  await button(changing, change.submitLast).click();
  await expect(notice(page, say(change.done, { name: mirjam.name, place }))).toBeVisible();
  await expect(rowOf(page, mirjam.name)).toContainText(viewer.name);

  await actOn(page, mirjam.name, 'remove');
  const taking = dialog(page, remove.title);
  await expect(taking.getByText(say(remove.loses, { name: mirjam.name }))).toBeVisible();
  await button(taking, remove.confirmLast).click();
  await expect(notice(page, say(remove.done, { name: mirjam.name, role: viewer.name, place }))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: assignments.title })).toBeFocused();
  // What they had open goes with the next check of the session, at most 24 seconds later.
  await expect(theirs.getByRole('heading', { level: 1, name: place })).toHaveCount(0, { timeout: 40_000 });
});

test('before the last one goes it says what is left without anybody, and somebody else is appointed on the spot', async ({ page }) => {
  await signInAs(page, people.bram);
  await openUsers(page, users(bladel));
  const place = titleOf(bladel);
  await actOn(page, fatima.name, 'remove');
  const taking = dialog(page, remove.title);
  const warning = taking.getByRole('status').filter({ hasText: say(last.title, { place }) });
  await expect(warning).toContainText('Bram van den Berg');
  await expect(button(taking, remove.confirmLast)).toBeEnabled();
  await expectAccessible(page);
  const candidates = taking.getByRole('region', { name: last.candidates });
  const first = candidates.getByRole('listitem').first();
  await expect(first.getByRole('button')).toBeEnabled();
  const name = (await first.innerText()).split('\n')[0] ?? '';
  await button(first, say(last.appointOne, { name, role: manager.name, place })).click();
  await expect(taking.getByText(say(last.appointed, { name, role: manager.name, place }))).toBeFocused();
  await expect(warning).toHaveCount(0);
  await button(taking, remove.confirm).click();
  await expect(rowOf(page, fatima.name)).toHaveCount(0);
  await expect(rowOf(page, name)).toContainText(manager.name);
});

test('the last administrator of the root team stays', async ({ page }) => {
  await signInAs(page, people.anna);
  await openUsers(page, `${users(teams.root, 'team')}?only=true`);
  await actOn(page, 'Anna de Wit', 'remove');
  const taking = dialog(page, remove.title);
  await expect(taking.getByRole('status')).toContainText(last.rootTitle);
  await expect(button(taking, remove.confirm)).toBeDisabled();
  await expectAccessible(page);
  await button(taking, remove.close).click();
  await expect(taking).toHaveCount(0);
  await expect(rowOf(page, 'Anna de Wit').getByRole('button', { name: new RegExp(`^${columns.actions}`) })).toBeFocused();
});

test('nobody is offered what they could not hand out, and why is said', async ({ page }) => {
  await signInAs(page, people.karel);
  await openUsers(page, users(lindenhof));
  await button(page, assign.open).click();
  const giving = page.getByRole('dialog');
  await expect(radio(giving, admin.name)).toBeDisabled();
  await expect(radio(giving, admin.name)).toHaveAccessibleDescription(/^U mist hier: ‘Organisaties maken/);
  // It holds nothing of what belongs to an organisation: given without its own data it would give nothing.
  await expect(radio(giving, 'Gegevensbeheerder')).toBeDisabled();
  await expect(radio(giving, 'Gegevensbeheerder')).toHaveAccessibleDescription(/^U mist hier: ‘Afgeschermde velden/);
  await giving.getByRole('combobox', { name: assign.person }).fill('Hanna');
  await expect(page.getByText(assign.personNone)).toBeVisible();
  await page.keyboard.press('Escape');
  await button(giving, assign.inviteInstead).click();
  await expect(dialog(page, say(nl.invitations.invite.title, { place: titleOf(lindenhof) }))).toBeVisible();
});

test('the list is searched, filtered and ordered, and its address says how', async ({ page }) => {
  await signInAs(page, people.bram);
  await openUsers(page, users(teams.kempen, 'team'));
  await page.getByRole('searchbox', { name: assignments.search }).fill('yasmin');
  await expect(rowOf(page, 'Yasmin Bouali')).toHaveCount(2);
  await expect(table(page).getByRole('row')).toHaveCount(3);
  await expectAccessible(page);
  await button(page, assignments.filters.open).click();
  await tick(page.getByRole('checkbox', { name: manager.name }));
  await page.keyboard.press('Escape');
  const chip = page.getByRole('list', { name: shell.table.filters }).getByRole('listitem');
  await expect(chip.filter({ hasText: `${manager.name} (1)` })).toBeVisible();
  await expect(page).toHaveURL(/q=yasmin.*roles=/);
  await page.reload();
  await expect(table(page).getByRole('row')).toHaveCount(2);
  await button(page, shell.table.clearFilters).click();
  await button(page, new RegExp(columns.lastLogon)).click();
  await expect(table(page).getByRole('columnheader', { name: new RegExp(columns.lastLogon) })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=lastLogon/);
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, shell.table.export).click()]);
  expect(file.suggestedFilename()).toMatch(/^Gebruikers Kempen \d{2}-\d{2}-\d{4}\.csv$/);
});

test('who may not give roles here is told so', async ({ page }) => {
  await signInAs(page, people.femke);
  await openUsersClosed(page);
  await expect(page.getByRole('navigation').getByRole('link', { name: shell.navigation.users })).toHaveCount(0);
  await button(page, shell.why).click();
  await expect(page.getByRole('dialog', { name: shell.why })).toContainText(nl.rights.of['ORGANISATION:roleAssignment']);
});

const openUsersClosed = async (page: Page): Promise<void> => {
  await page.goto(users(lindenhof));
  await expect(page.getByText(assignments.closed)).toBeVisible();
  await expectAccessible(page);
};

test('everything is done by keyboard alone', async ({ page }) => {
  const { keyboard } = page;
  const place = teams.kempen.name;
  await signInAs(page, people.bram);
  await openUsers(page, users(teams.kempen, 'team'));
  await button(page, assign.open).first().focus();
  await keyboard.press('Enter');
  const giving = dialog(page, say(assign.title, { place }));
  await expect(giving.getByRole('combobox', { name: assign.person })).toBeFocused();
  await keyboard.type('mirjam');
  // Once only she is left, the list stands still.
  await expect(page.getByRole('option').filter({ visible: true })).toHaveText([/Mirjam/]);
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await radio(giving, admin.name).focus();
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await expect(radio(giving, viewer.name)).toBeChecked();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(radio(giving, assignments.scope.team.currentAndBeneath.label)).toBeFocused();
  await keyboard.press('ArrowUp');
  await expect(radio(giving, assignments.scope.team.current.label)).toBeChecked();
  await keyboard.press('Enter');
  await expect(notice(page, say(assign.done, { name: mirjam.name, role: viewer.name, place }))).toBeVisible();
  await expect(button(page, assign.open).first()).toBeFocused();

  const given = rowOf(page, mirjam.name).filter({ hasText: assignments.scopes.team.current });
  await given.getByRole('button', { name: new RegExp(`^${columns.actions}`) }).press('Enter');
  await expect(page.getByRole('menuitem', { name: assignments.act.change })).toBeVisible();
  await page.getByRole('menuitem', { name: assignments.act.change }).press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: assignments.act.remove })).toBeFocused();
  await keyboard.press('Enter');
  const taking = dialog(page, remove.title);
  await expect(button(taking, remove.cancel)).toBeFocused();
  await expect(button(taking, remove.confirm)).toBeEnabled();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(notice(page, say(remove.done, { name: mirjam.name, role: viewer.name, place }))).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the list is cards with the same actions, and nothing scrolls sideways', async ({ page }) => {
    await signInAs(page, people.bram);
    await openUsers(page, users(teams.kempen, 'team'));
    const card = page.getByRole('list', { name: assignments.title }).getByRole('listitem').filter({ hasText: 'Ruud van der Zanden' });
    await expect(card).toContainText(assignments.scopes.team.beneath);
    await expectAccessible(page);
    await card.getByRole('button', { name: new RegExp(`^${columns.actions}`) }).click();
    await page.getByRole('menuitem', { name: assignments.act.change }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await expectNoWider(page);
  });
});
