import { organisations, people, teams } from '@bronhouder/world/cast.ts';
import { expect, expectAccessible, expectNoWider, type Locator, type Page, signInAs, test } from './browsing.ts';
import { box, button, dialog, notice, openOrganisation, section, titleOf } from './organisation.ts';
import { like, nl, say } from './words.ts';

const { subteams } = nl;
const { noordBrabant, kempen, meierij, westBrabant, gelderland } = teams;

const open = async (page: Page, { key }: { key: string }, rest = ''): Promise<void> => {
  await page.goto(`/#/team/${key}/subteams${rest}`);
  await expect(page.getByRole('heading', { level: 1, name: subteams.title })).toBeVisible();
};
const row = (within: Page | Locator, name: string): Locator => within.getByRole('treeitem', { name, exact: true });
const menuOf = (page: Page, name: string): Locator => button(page, say(subteams.acts.label, { team: name }));
const act = async (page: Page, name: string, which: keyof typeof subteams.acts): Promise<void> => {
  await menuOf(page, name).click();
  await page.getByRole('menuitem', { name: subteams.acts[which] }).click();
};
const make = async (page: Page, name: string): Promise<void> => {
  await button(page, subteams.new).click();
  const asked = page.getByRole('dialog');
  await box(asked, subteams.name.name).fill(name);
  await button(asked, subteams.name.confirmCreate).click();
  await expect(asked).toBeHidden();
  await expect(row(page, name)).toBeFocused();
};

/** Walks with the Tab key to where somebody wants to be. */
const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  await expect(wanted).toBeVisible();
  for (let turn = 0; turn < 60; turn += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not get there');
};

test('a team is made beneath another, renamed and deleted again', async ({ page }) => {
  await signInAs(page, people.bram);
  await open(page, noordBrabant);
  await expect(page.getByRole('treeitem')).toHaveText([like(kempen.name), like(meierij.name), like(westBrabant.name)]);
  await expectAccessible(page);

  await act(page, meierij.name, 'create');
  const asked = dialog(page, say(subteams.name.create, { team: meierij.name }));
  await expectAccessible(page);
  await button(asked, subteams.name.confirmCreate).click();
  await expect(asked).toContainText(nl.problems.required);
  await expectAccessible(page);
  await box(asked, subteams.name.name).fill('Bossche Buurten');
  await box(asked, subteams.name.comment).fill('De wijken van de stad.');
  await page.keyboard.press('Tab');
  await button(asked, subteams.name.confirmCreate).click();
  await expect(notice(page, say(subteams.name.created, { team: 'Bossche Buurten' }))).toBeVisible();
  await expect(row(page, 'Bossche Buurten')).toBeFocused();
  await expect(row(page, 'Bossche Buurten')).toHaveAttribute('aria-level', '2');

  // The name of a sibling is refused at its field, and what was typed stays.
  await act(page, meierij.name, 'save');
  const naming = dialog(page, say(subteams.name.save, { team: meierij.name }));
  await box(naming, subteams.name.name).fill('kempen');
  await button(naming, subteams.name.confirmSave).click();
  await expect(naming).toContainText(nl.problems['not-unique']);
  await expect(box(naming, subteams.name.name)).toHaveValue('kempen');
  await expectAccessible(page);
  await button(naming, subteams.cancel).click();
  await expect(menuOf(page, meierij.name)).toBeFocused();

  await act(page, 'Bossche Buurten', 'save');
  const renaming = dialog(page, say(subteams.name.save, { team: 'Bossche Buurten' }));
  await expect(box(renaming, subteams.name.comment)).toHaveValue('De wijken van de stad.');
  await box(renaming, subteams.name.name).fill('Bossche wijken');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Bossche wijken')).toBeFocused();

  await act(page, meierij.name, 'remove');
  const full = dialog(page, say(subteams.remove.title, { team: meierij.name }));
  await expect(full).toContainText(like('Onder dit team: 1 team'));
  await expectAccessible(page);
  await button(full, subteams.close).click();

  await act(page, 'Bossche wijken', 'remove');
  const removing = dialog(page, say(subteams.remove.title, { team: 'Bossche wijken' }));
  await expect(removing).toContainText(subteams.remove.nobody);
  await expectAccessible(page);
  await button(removing, subteams.remove.confirm).click();
  await expect(notice(page, say(subteams.remove.removed, { team: 'Bossche wijken' }))).toBeVisible();
  await expect(row(page, 'Bossche wijken')).toHaveCount(0);
  await expect(page.getByRole('treeitem').filter({ hasText: westBrabant.name })).toBeFocused();
});

test('a team is moved with the keyboard alone, once its effects have been read', async ({ page }) => {
  await signInAs(page, people.anna);
  await open(page, noordBrabant);
  await make(page, 'Zandgronden');
  await page.goto('/#/home');
  await open(page, teams.root);

  await tabTo(page, page.getByRole('searchbox', { name: subteams.tree.search }));
  await page.keyboard.press('ArrowDown');
  await expect(row(page, teams.fryslan.name)).toBeFocused();
  await page.keyboard.press('End');
  await expect(row(page, 'Zandgronden')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(row(page, noordBrabant.name)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(row(page, noordBrabant.name)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(row(page, noordBrabant.name)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('z');
  await expect(row(page, 'Zandgronden')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menuOf(page, 'Zandgronden')).toBeFocused();
  await page.keyboard.press('Enter');
  const moving = page.getByRole('menuitem', { name: subteams.acts.move });
  await expect(moving).toBeVisible();
  for (let turn = 0; turn < 4 && !(await moving.evaluate((item) => item === document.activeElement)); turn += 1)
    await page.keyboard.press('ArrowDown');
  await expect(moving).toBeFocused();
  await page.keyboard.press('Enter');

  const asked = dialog(page, say(subteams.move.titleTeam, { name: 'Zandgronden' }));
  await expect(asked.getByRole('searchbox')).toBeFocused();
  await expect(button(asked, subteams.move.confirm)).toBeDisabled();
  await expectAccessible(page);
  // Where it stands now cannot be chosen.
  await page.keyboard.press('ArrowDown');
  await expect(asked.getByRole('treeitem', { name: like(`${noordBrabant.name} ${subteams.move.here}`) })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(asked).toContainText(subteams.move.nothingChosen);
  await page.keyboard.press('g');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('v');
  await expect(row(asked, 'Veluwe')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(asked, 'Veluwe')).toHaveAttribute('aria-selected', 'true');
  const effects = asked.getByRole('region', { name: subteams.move.effects });
  await expect(effects).toContainText('Streekdata › Gelderland › Veluwe');
  await expect(effects.getByRole('listitem').filter({ hasText: 'Dirk Wolters' })).toContainText('Beheerder bij Gelderland');
  await expect(effects.getByRole('listitem').filter({ hasText: 'Bram van den Berg' })).toContainText(subteams.move.allRights);
  await expectAccessible(page);
  await tabTo(page, effects.getByText(subteams.move.allRights).first());
  await page.keyboard.press('Enter');
  await expect(effects).toContainText(nl.rights.of['TEAM:update']);
  await expectAccessible(page);
  await tabTo(page, button(asked, subteams.move.confirm));
  await page.keyboard.press('Enter');

  await expect(notice(page, say(subteams.move.moved, { name: 'Zandgronden', team: 'Veluwe' }))).toBeVisible();
  await expect(row(page, 'Zandgronden')).toBeFocused();
  await expect(row(page, 'Zandgronden')).toHaveAttribute('aria-level', '3');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Zandgronden' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: nl.shell.breadcrumbs })).toContainText(/Gelderland.*Veluwe/s);

  await open(page, gelderland);
  await act(page, 'Zandgronden', 'remove');
  await button(page.getByRole('dialog'), subteams.remove.confirm).click();
  await expect(row(page, 'Zandgronden')).toHaveCount(0);
});

test('what stands in the way of a move is said before it is tried', async ({ page }) => {
  await signInAs(page, people.anna);
  await open(page, gelderland);
  await make(page, westBrabant.name);
  await open(page, noordBrabant);
  await act(page, westBrabant.name, 'move');
  const asked = page.getByRole('dialog');
  await asked.getByRole('searchbox').fill(gelderland.name);
  await row(asked, gelderland.name).click();
  await expect(asked).toContainText(say(nl.refusals['team.move-name'].message, { name: westBrabant.name }));
  await expect(button(asked, subteams.move.confirm)).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menuOf(page, westBrabant.name)).toBeFocused();
  await open(page, gelderland);
  await act(page, westBrabant.name, 'remove');
  await button(page.getByRole('dialog'), subteams.remove.confirm).click();
  await expect(row(page, westBrabant.name)).toHaveCount(0);
});

test('the tree is searched, and who only reads sees no acts', async ({ page }) => {
  await signInAs(page, people.hanna);
  await open(page, teams.root);
  await expect(row(page, 'Veluwe')).toBeVisible();
  await expect(button(page, subteams.new)).toHaveCount(0);
  await expect(page.getByRole('treeitem').getByRole('button')).toHaveCount(0);
  await button(page, nl.shell.why).click();
  await expect(page.getByRole('dialog').filter({ hasText: nl.rights.of['TEAM:create'] })).toBeVisible();
  await page.keyboard.press('Escape');
  const search = page.getByRole('searchbox', { name: subteams.tree.search });
  await search.fill('frysl');
  await expect(page.getByRole('status').filter({ hasText: say(subteams.tree.found, { count: 3 }) })).toBeVisible();
  await expect(page.getByRole('treeitem')).toHaveCount(3);
  await expect(page).toHaveURL(/q=frysl/);
  await expectAccessible(page);
  await search.fill('nergens');
  await expect(page.getByRole('status').filter({ hasText: say(subteams.tree.found, { count: 0 }) })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/#/home');
  await page.goBack();
  await expect(search).toHaveValue('nergens');
  await open(page, kempen);
  await expect(page.getByText(subteams.empty)).toBeVisible();
  await expectAccessible(page);
});

test('on a phone the tree and a move have room', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, people.anna);
  await open(page, teams.root);
  await expectNoWider(page);
  await expectAccessible(page);
  await act(page, meierij.name, 'move');
  const asked = page.getByRole('dialog');
  await asked.getByRole('searchbox').fill('veluwe');
  await row(asked, 'Veluwe').click();
  await expect(asked.getByRole('region', { name: subteams.move.effects })).toContainText('Bram van den Berg');
  await expectNoWider(page);
  await expectAccessible(page);
});

test('an organisation goes to another team, and its breadcrumbs follow', async ({ page }) => {
  const organisation = organisations.markiezaat;
  const title = titleOf(organisation);
  // High enough for the whole page: what stands half outside the window behind a dialog is measured as too small.
  await page.setViewportSize({ width: 1440, height: 1800 });
  await signInAs(page, people.bram);
  await openOrganisation(page, organisation, '/settings');
  const card = section(page, subteams.move.governed);
  await expectAccessible(page);
  await button(card, subteams.move.act).click();
  const asked = dialog(page, say(subteams.move.titleOrganisation, { name: title }));
  await asked.getByRole('searchbox').fill(meierij.name);
  await row(asked, meierij.name).click();
  await expect(asked.getByRole('region', { name: subteams.move.effects })).toContainText(meierij.name);
  await expectAccessible(page);
  await button(asked, subteams.move.confirm).click();
  await expect(notice(page, say(subteams.move.moved, { name: title, team: meierij.name }))).toBeVisible();
  await expect(card).toContainText(meierij.name);
  await expect(button(card, subteams.move.act)).toBeFocused();
  await expect(page.getByRole('navigation', { name: nl.shell.breadcrumbs })).toContainText(meierij.name);
  await page.goto(`/#/organisation/${organisation.key}/auditlog`);
  await expect(page.getByRole('main').getByText(nl.organisation.sentences.move).first()).toBeVisible();
});
