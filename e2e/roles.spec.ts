import { organisations, people, teams, tenants } from '@bronhouder/world/cast.ts';
import { expect, expectAccessible, type Locator, type Page, signInAs, test, tick } from './browsing.ts';
import { box, button, dialog, notice, openOrganisation } from './organisation.ts';
import { callApi, openedRole, openRoles, rightBox, roleRow } from './roles.ts';
import { like, nl, say } from './words.ts';

const { roles, rights, shell } = nl;
const { editor } = tenants.streekdata.builtInRoles;
const team = teams.rivierenland;
const organisation = organisations.maarten;
const depublish = (page: Page): Locator => page.getByRole('menuitem', { name: nl.publication.acts.depublish });

test('a role is built from a copy, and works for who has it', async ({ page, as }) => {
  await signInAs(page, people.dirk);
  await openRoles(page, team);
  const copied = roles.builtIn.editor.name;
  await expect(roleRow(page, copied)).toContainText(say(roles.list.rightsCount, { count: 23 }));
  await expectAccessible(page);
  await page.getByRole('link', { name: say(roles.list.copyOf, { name: copied }) }).click();
  await expect(page.getByRole('heading', { level: 1, name: say(roles.edit.copyTitle, { name: copied }) })).toBeVisible();

  const name = box(page, roles.edit.name);
  await name.fill('BEHEERDER');
  await button(page, roles.edit.create).click();
  await expect(name).toHaveAccessibleDescription(new RegExp(RegExp.escape(nl.problems['not-unique'])));
  await name.fill('Bibliotheekpublicist');

  // What belongs together goes together, with a word about it and a way back.
  await rightBox(page, 'SUPPLEMENT:use').uncheck();
  const went = page.getByRole('status').filter({ hasText: like(roles.edit.alongOff) });
  await expect(went).toContainText(rights.of['AGENDA:entryCreate']);
  await expect(rightBox(page, 'AGENDA:entryCreate')).not.toBeChecked();
  await button(went, roles.edit.undo).click();
  await expect(rightBox(page, 'AGENDA:entryCreate')).toBeChecked();
  await rightBox(page, 'SUPPLEMENT:use').uncheck();
  await rightBox(page, 'AGENDA:entryCreate').check();
  await expect(page.getByRole('status').filter({ hasText: like(roles.edit.along) })).toContainText(rights.of['SUPPLEMENT:use']);
  await expect(rightBox(page, 'SUPPLEMENT:use')).toBeChecked();
  await rightBox(page, 'ORGANISATION:publish').check();
  await expectAccessible(page);
  await button(page, roles.edit.create).click();
  await expect(notice(page, say(roles.edit.created, { name: 'Bibliotheekpublicist' }))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Bibliotheekpublicist' })).toBeVisible();

  const role = openedRole(page);
  const place = { kind: 'organisation', key: organisation.key };
  const given = await callApi(page, 'POST', '/assignment', { person: people.gijs.key, role, place, scope: 'currentAndBeneath' });
  expect(given.status).toBe(200);
  const gijs = await as(people.gijs);
  await openOrganisation(gijs, organisation);
  await button(gijs, nl.publication.acts.more).click();
  await expect(depublish(gijs)).not.toHaveAttribute('aria-disabled', 'true');

  // A right taken out of the role is gone at the next request of who has it.
  await page.reload();
  await expect(page.getByText(say(roles.edit.holdersNote, { count: 1 }))).toBeVisible();
  await rightBox(page, 'ORGANISATION:publish').uncheck();
  await button(page, roles.edit.save).click();
  await expect(notice(page, say(roles.edit.saved, { name: 'Bibliotheekpublicist' }))).toBeVisible();
  await gijs.reload();
  await button(gijs, nl.publication.acts.more).click();
  await expect(depublish(gijs)).toHaveAttribute('aria-disabled', 'true');
  await expect(gijs.getByRole('menu')).toContainText('Dirk Wolters');
});

test('a role that somebody has is not deleted; it says who has it where', async ({ page }) => {
  await signInAs(page, people.dirk);
  await openRoles(page, team);
  const name = 'Tijdelijk';
  const { key: role = '' } = await callApi(page, 'POST', `/team/${team.key}/role`, {
    name,
    description: '',
    websiteRole: false,
    rights: [],
  });
  const place = { kind: 'organisation', key: organisation.key };
  const given = await callApi(page, 'POST', '/assignment', { person: people.gijs.key, role, place, scope: 'currentAndBeneath' });
  await openRoles(page, team, `/${role}`);
  await button(page, roles.remove.open).click();
  const asked = dialog(page, say(roles.remove.titleInUse, { name }));
  await expect(asked).toContainText('Gijs');
  await expect(button(asked, roles.remove.confirm)).toHaveCount(0);
  await expectAccessible(page);
  await button(asked, roles.remove.close).click();
  const taken = await callApi(page, 'DELETE', `/assignment/${given.key}`, { version: given.version, lastConfirmed: true });
  expect(taken.status).toBe(200);
  await button(page, roles.remove.open).click();
  await button(dialog(page, say(roles.remove.title, { name })), roles.remove.confirm).click();
  await expect(notice(page, say(roles.remove.removed, { name }))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: roles.list.title })).toBeVisible();
  await expect(roleRow(page, name)).toHaveCount(0);
});

test('a built-in role is text, and is compared with another', async ({ page }) => {
  await signInAs(page, people.dirk);
  await openRoles(page, team, `/${editor}`);
  await expect(page.getByText(roles.edit.readOnlyBuiltIn)).toBeVisible();
  await page.getByRole('combobox', { name: roles.compare.with }).click();
  await page.getByRole('option', { name: roles.builtIn.manager.name, exact: true }).click();
  await expect(page.getByText(say(roles.compare.lead, { more: 0, less: 13, name: roles.builtIn.manager.name }))).toBeVisible();
  await expectAccessible(page);
  await tick(page.getByRole('switch', { name: roles.compare.onlyDifferences }));
  await expect(page.getByText(rights.of['ORGANISATION:publish'])).toBeVisible();
  await expect(page.getByText(rights.of['ORGANISATION:read'])).toHaveCount(0);
  // What is seen can be sent to a colleague.
  await page.reload();
  await expect(page.getByText(rights.of['ORGANISATION:read'])).toHaveCount(0);
  await expect(page.getByText(rights.of['PRODUCT:publish'])).toBeVisible();
});

test('two who change one role at the same time lose nothing', async ({ page, as }) => {
  await signInAs(page, people.dirk);
  await openRoles(page, team);
  const made = { name: 'Samen', description: '', websiteRole: false, rights: ['ORGANISATION:read'] };
  const { key = '' } = await callApi(page, 'POST', `/team/${team.key}/role`, made);
  await openRoles(page, team, `/${key}`);
  await box(page, roles.edit.description).fill('Wat Dirk ervan vindt');
  const anna = await as(people.anna);
  await openRoles(anna, team, `/${key}`);
  await rightBox(anna, 'TEAM:update').check();
  await button(anna, roles.edit.save).click();
  await expect(notice(anna, say(roles.edit.saved, { name: 'Samen' }))).toBeVisible();
  await button(page, roles.edit.save).click();
  const newer = page.getByRole('alert').filter({ hasText: roles.edit.newer });
  await expect(newer).toContainText(rights.of['TEAM:update']);
  await expectAccessible(page);
  await expect(box(page, roles.edit.description)).toHaveValue('Wat Dirk ervan vindt');
  await button(newer, roles.edit.takeTheirs).click();
  await expect(rightBox(page, 'TEAM:update')).toBeChecked();
  await expect(box(page, roles.edit.description)).toHaveValue('');
  await box(page, roles.edit.description).fill('Samen bepaald');
  // What was typed survives a reload.
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: like(nl.forms.draft.restored) })).toBeVisible();
  await expect(box(page, roles.edit.description)).toHaveValue('Samen bepaald');
  await page.getByRole('link', { name: shell.navigation.organisations }).first().click();
  await button(dialog(page, shell.unsaved.title), shell.unsaved.stay).click();
  await button(page, roles.edit.save).click();
  await expect(notice(page, say(roles.edit.saved, { name: 'Samen' }))).toBeVisible();
});

test('a role is made without a mouse', async ({ page }) => {
  const tabTo = async (wanted: Locator): Promise<void> => {
    await expect(wanted).toBeVisible();
    for (let turn = 0; turn < 150; turn += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('the keyboard does not get there');
  };
  await signInAs(page, people.dirk);
  await openRoles(page, team);
  await tabTo(page.getByRole('link', { name: roles.list.new }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: roles.edit.newTitle })).toBeVisible();
  await tabTo(box(page, roles.edit.name));
  await page.keyboard.type('Toetsenist');
  await tabTo(rightBox(page, 'PRODUCT:fieldAdmin'));
  await page.keyboard.press('Space');
  await expect(rightBox(page, 'PRODUCT:update')).toBeChecked();
  await tabTo(button(page, roles.edit.create));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Toetsenist' })).toBeVisible();
});

test('whoever may not is told why, by whom it can be given, and what they may', async ({ page }) => {
  await signInAs(page, people.hanna);
  await openRoles(page, team);
  const make = button(page, roles.list.new);
  await make.focus();
  await page.keyboard.press('Enter');
  const told = page.getByRole('dialog').filter({ hasText: rights.of['TEAM:roleManagement'] });
  await expect(told).toContainText('Dirk Wolters');
  await expectAccessible(page);
  await button(told, rights.why.all).click();
  const panel = dialog(page, say(rights.here.title, { place: 'Rivierenland' }));
  await expect(panel).toContainText(roles.builtIn.viewer.name);
  await expect(panel).toContainText(rights.of['ORGANISATION:read']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(make).toBeFocused();

  await openOrganisation(page, organisations.lindenhof);
  await page.getByRole('button', { name: like(shell.top.user) }).click();
  await button(page, rights.here.open).click();
  await expect(dialog(page, say(rights.here.title, { place: 'Bibliotheek Lindenhof' }))).toContainText('Karel Jansen');
});
