import { organisations, people, teams, types } from '@bronhouder/world/cast.ts';
import { expect, expectAccessible, type Locator, type Page, signInAs, test, tick } from './browsing.ts';
import { button, dialog, notice } from './organisation.ts';
import { like, nl, say } from './words.ts';

const { choice, effects, align, bar, names } = nl.teamSettings;
const { noordBrabant, westBrabant, meierij } = teams;

const open = async (page: Page, team: { key: string }): Promise<void> => {
  await page.goto(`/#/team/${team.key}/edit`);
  await expect(page.getByRole('heading', { level: 1, name: nl.teamSettings.title })).toBeVisible();
  await expect(page.getByRole('group', { name: names.maxVerifyAge, exact: true })).toBeVisible();
};

const setting = (page: Page, name: keyof typeof names): Locator => page.locator(`[data-setting="${name}"]`);
const setHere = (page: Page, name: keyof typeof names): Promise<void> => setting(page, name).getByText(choice.own, { exact: true }).click();
const inherit = (page: Page, name: keyof typeof names): Promise<void> =>
  setting(page, name)
    .getByText(RegExp(`^(${choice.inherited}|${choice.none})$`))
    .click();
const bottom = (page: Page): Locator => page.getByRole('region', { name: bar.label });
const save = (page: Page): Promise<void> => button(bottom(page), bar.save).click();
/** Nothing is left to save: the notice of an earlier time may stand there still. */
const saved = async (page: Page): Promise<void> => {
  await expect(bottom(page).getByRole('status')).toHaveText(say(bar.changes, { count: 0 }));
  await expect(notice(page, bar.saved).last()).toBeVisible();
};

test('an administrator restricts types and makes a setting mandatory, sees whom that touches, and brings them into line', async ({
  page,
}) => {
  await signInAs(page, people.bram);
  await open(page, noordBrabant);
  await setHere(page, 'organisationTypes');
  await setting(page, 'organisationTypes')
    .getByRole('checkbox', { name: like(types.sportvereniging.name.nl) })
    .uncheck();
  await setHere(page, 'productWorkflow');
  await setting(page, 'productWorkflow').getByText(nl.teamSettings.off, { exact: true }).click();
  await setting(page, 'productWorkflow').getByRole('checkbox', { name: nl.teamSettings.mandatory }).check();
  await expect(page.getByText(say(bar.changes, { count: 2 }))).toBeVisible();
  await expectAccessible(page);

  await save(page);
  const before = dialog(page, effects.title);
  await expect(before.getByRole('list', { name: effects.list })).toContainText('Bibliotheek Lindenhof');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await button(before, effects.download).click();
  expect((await download).suggestedFilename()).toBe(say(effects.file, { team: 'Noord-Brabant' }));
  await button(before, effects.save).click();

  const offer = dialog(page, align.title);
  await expect(offer.getByText(bar.saved)).toBeVisible();
  await expectAccessible(page);
  await offer.getByRole('button', { name: /in lijn brengen$/ }).click();
  await expect(offer.getByRole('list', { name: align.list })).toContainText(align.outcomes.changed);
  await expect(button(offer, align.close)).toBeEnabled();
  await expectAccessible(page);
  await button(offer, align.close).click();

  await page.goto(`/#/organisation/${organisations.hofTeVeghel.key}/auditlog`);
  await expect(page.getByText(nl.organisation.sentences.productWorkflowOff).first()).toBeVisible();
});

test('a lower team shows what it inherits and from where, and cannot change what is mandatory', async ({ page }) => {
  await signInAs(page, people.bram);
  await open(page, noordBrabant);
  await setHere(page, 'online');
  await setting(page, 'online').getByRole('checkbox', { name: nl.teamSettings.mandatory }).check();
  await save(page);
  await button(dialog(page, effects.title), effects.save).click();
  await saved(page);

  await open(page, meierij);
  await expect(setting(page, 'maxVerifyAge')).toContainText('Noord-Brabant');
  await expect(setting(page, 'online')).toContainText(nl.teamSettings.locked);
  await expect(setting(page, 'online').getByRole('radio')).toHaveCount(0);
  await expectAccessible(page);
  await setting(page, 'online').getByRole('link', { name: 'Noord-Brabant' }).click();
  await expect(page).toHaveURL(RegExp(`team/${noordBrabant.key}/edit`));
  await inherit(page, 'online');
  await save(page);
  await button(dialog(page, effects.title), effects.save).click();
  await saved(page);
});

test('what was typed stays when somebody else saved first, and what is wrong is told at its field', async ({ page, as }) => {
  await signInAs(page, people.bram);
  await open(page, westBrabant);
  await page.getByRole('textbox', { name: nl.teamSettings.comment }).fill('Breda en omgeving.');
  await page.getByRole('textbox', { name: nl.teamSettings.name }).fill('');
  await save(page);
  await expect(page.getByText(nl.problems.required)).toBeVisible();
  await page.getByRole('textbox', { name: nl.teamSettings.name }).fill('West-Brabant');
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: like(nl.forms.draft.restored) })).toBeVisible();
  await expect(page.getByRole('textbox', { name: nl.teamSettings.comment })).toHaveValue('Breda en omgeving.');

  const other = await as(people.anna);
  await open(other, westBrabant);
  await setHere(other, 'maxVerifyAge');
  await setting(other, 'maxVerifyAge').getByRole('textbox').fill('200');
  await save(other);
  await button(dialog(other, effects.title), effects.save).click();
  await saved(other);

  await save(page);
  await expect(page.getByText(nl.teamSettings.newer.title)).toBeVisible();
  await expect(page.getByText(say(nl.teamSettings.newer.changed, { names: names.maxVerifyAge }))).toBeVisible();
  await expect(page.getByRole('textbox', { name: nl.teamSettings.comment })).toHaveValue('Breda en omgeving.');
  await save(page);
  await saved(page);
  await expect(setting(page, 'maxVerifyAge').getByRole('textbox')).toHaveValue('200');
});

test('who may not change a team reads its settings', async ({ page }) => {
  await signInAs(page, people.hanna);
  await open(page, noordBrabant);
  await expect(page.getByText(nl.teamSettings.readOnly)).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expect(bottom(page)).toHaveCount(0);
  await button(page, nl.shell.why).click();
  await expect(page.getByRole('dialog').filter({ hasText: nl.rights.of['TEAM:settings'] })).toBeVisible();
  await expectAccessible(page);
});

test('the dashboard of a team leads to what it tells of, and its log can be filtered', async ({ page }) => {
  await signInAs(page, people.bram);
  await page.goto(`/#/team/${noordBrabant.key}`);
  const calendar = page.getByRole('group', { name: nl.team.upcoming.calendar });
  await expect(calendar.getByRole('button').first()).toBeVisible();
  await expectAccessible(page);
  await calendar.getByRole('button').first().click();
  await expect(button(page, nl.team.upcoming.all)).toBeVisible();
  await button(page, nl.team.upcoming.all).click();
  await page.getByRole('region', { name: nl.team.changes.title }).getByRole('link', { name: nl.team.changes.auditlog }).click();
  await expect(page.getByRole('heading', { level: 1, name: nl.team.auditlog.title })).toBeVisible();
  await expectAccessible(page);
  await tick(page.getByRole('checkbox', { name: nl.team.auditlog.beneath }), false);
  await expect(page.getByText(nl.team.sentences.team.create)).toBeVisible();
  await expect(page).toHaveURL(/beneath=false/);
});
