import { organisations, people } from '@bronhouder/world/cast.ts';
import { expect, expectAccessible, type Locator, type Page, signInAs, test } from './browsing.ts';
import { box, button, chips, dialog, notice, openOrganisation, section, titleOf } from './organisation.ts';
import { like, nl, say } from './words.ts';

const { acts, effects, done, erase, chips: chip } = nl.publication;
const { banner, sentences, settings } = nl.organisation;
const organisation = organisations.hockeyRoos;
const title = titleOf(organisation);

/** Chooses one of the acts at the end of the settings, and answers its dialog. */
const actInSettings = async (page: Page, act: 'deactivate' | 'archive' | 'erase'): Promise<Locator> => {
  await openOrganisation(page, organisation, '/settings');
  await button(section(page, settings.danger), acts[act]).click();
  return dialog(page, acts[act]);
};

const banners = (page: Page, text: string): Locator => page.getByRole('alert').filter({ hasText: text });

test.beforeEach(async ({ page }) => {
  await signInAs(page, people.bram);
});

test('is deactivated after a look at what that touches, and activated again', async ({ page }) => {
  const asked = await actInSettings(page, 'deactivate');
  await expect(asked).toContainText(effects.title);
  await expect(asked.getByRole('listitem').filter({ hasText: effects.codes.readersLose })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await button(asked, effects.download).click();
  expect((await download).suggestedFilename()).toContain(title);
  await button(asked, acts.deactivate).click();
  await expect(notice(page, say(done.deactivate, { title }))).toBeVisible();
  await openOrganisation(page, organisation);
  await expect(banners(page, banner.deactivated).first()).toBeVisible();
  await expect(chips(page).filter({ hasText: like(chip.deactivated) })).toBeVisible();
  await expectAccessible(page);
  await openOrganisation(page, organisation, '/edit');
  await expect(page.getByText(nl.organisation.edit.deactivated)).toBeVisible();
  await expectAccessible(page);

  await openOrganisation(page, organisation);
  await button(banners(page, banner.deactivated).first(), acts.activate).click();
  const waking = dialog(page, acts.activate);
  await expectAccessible(page);
  await button(waking, acts.activate).click();
  await expect(notice(page, say(done.activate, { title }))).toBeVisible();
  await expect(chips(page).filter({ hasText: like(chip.deactivated) })).toHaveCount(0);
  await expect(chips(page).filter({ hasText: chip.published })).toHaveCount(0);
});

test('is archived, can then only be read, and is restored as a concept', async ({ page }) => {
  const asked = await actInSettings(page, 'archive');
  await expect(asked.getByRole('listitem').filter({ hasText: effects.codes.readOnly })).toBeVisible();
  await expectAccessible(page);
  await button(asked, acts.archive).click();
  await expect(notice(page, say(done.archive, { title }))).toBeVisible();
  await openOrganisation(page, organisation, '/edit');
  await expect(page).toHaveURL(/\/edit/);
  await expect(page.getByText(nl.organisation.banner.archived).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
  await openOrganisation(page, organisation);
  await expect(chips(page).filter({ hasText: like(chip.archived) })).toBeVisible();
  await expectAccessible(page);
  await button(banners(page, banner.archived).first(), acts.restore).click();
  await button(dialog(page, acts.restore), acts.restore).click();
  await expect(notice(page, say(done.restore, { title }))).toBeVisible();
  await expect(chips(page)).toHaveText([chip.notPublished, nl.publication.workflowStates.on.concept]);
});

test('the log tells all that happened, and finds it by act', async ({ page }) => {
  await page.goto(`/#/organisation/${organisation.key}/auditlog`);
  const main = page.getByRole('main');
  for (const sentence of [sentences.deactivate, sentences.activate, sentences.archive, sentences.restore]) {
    await expect(main.getByRole('listitem').filter({ hasText: sentence }).filter({ hasText: 'Bram van den Berg' }).first()).toBeVisible();
  }
  await expectAccessible(page);
  await main.getByRole('combobox', { name: nl.history.auditlog.act }).click();
  await page.getByRole('option', { name: nl.organisation.acts.archive, exact: true }).click();
  await expect(main.getByText(sentences.deactivate)).toHaveCount(0);
  await expect(main.getByText(sentences.archive)).toBeVisible();
  await expectAccessible(page);
});

test('is deleted for good once it is archived and its name has been typed', async ({ page }) => {
  await openOrganisation(page, organisation, '/settings');
  await expect(button(section(page, settings.danger), acts.erase)).toHaveAttribute('aria-disabled', 'true');
  await expect(section(page, settings.danger)).toContainText(nl.refusals['erase.not-archived'].message);
  await button(await actInSettings(page, 'archive'), acts.archive).click();
  await expect(notice(page, say(done.archive, { title }))).toBeVisible();
  const asked = await actInSettings(page, 'erase');
  const name = box(asked, say(erase.typeTitle, { title }));
  await name.fill('Een andere naam');
  await name.blur();
  await expect(asked).toContainText(erase.titleDiffers);
  await expect(button(asked, erase.confirm)).toBeDisabled();
  await expectAccessible(page);
  await name.fill(title);
  await button(asked, erase.confirm).click();
  await expect(notice(page, say(done.erase, { title }))).toBeVisible();
  await expect(page).toHaveURL(/\/organisations/);
  await page.goto(`/#/organisation/${organisation.key}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
  await expectAccessible(page);
});
