import { organisations, people } from '@bronhouder/world/cast.ts';
import { expect, expectAccessible, type Locator, type Page, signInAs, test } from './browsing.ts';
import {
  box,
  button,
  chips,
  chooseAct,
  dialog,
  notice,
  openOrganisation,
  pressMain,
  saveOtherwise,
  section,
  titleOf,
} from './organisation.ts';
import { like, nl, say } from './words.ts';

const { acts, chips: chip, depublish, dialog: words, done, states, timeline } = nl.publication;

/** A day as it is typed, so many months from now. */
const inMonths = (months: number): string => {
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() + months, 15);
  const [year, month, day] = date.toISOString().slice(0, 10).split('-');
  return `${day}-${month}-${year}`;
};

const publication = (page: Page): Locator => section(page, timeline.title);
const publishDialog = (page: Page, title: string): Locator => dialog(page, say(words.title, { title }));

const typeMoment = async (within: Locator, name: string, date: string, time: string): Promise<void> => {
  const moment = within.getByRole('group', { name, exact: true });
  await box(moment, words.date).fill(date);
  await box(moment, words.time).fill(time);
};

test.describe('what is ready', () => {
  const organisation = organisations.deHeikant;
  const title = titleOf(organisation);

  test('is published, and so are the changes made to it', async ({ page }) => {
    await signInAs(page, people.bram);
    await openOrganisation(page, organisation);
    await expect(chips(page)).toHaveText([chip.notPublished, nl.publication.workflowStates.on.ready]);
    await expect(publication(page)).toContainText(timeline.nothing);
    await expectAccessible(page);

    await pressMain(page, acts.publish);
    const asked = publishDialog(page, title);
    await expect(asked).toContainText(words.problemsNone);
    await expect(asked).toContainText(words.changesFirst);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(asked).toBeHidden();
    await expect(button(page.getByRole('main'), acts.publish).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await button(asked, words.confirmPublish).click();
    await expect(notice(page, say(done.publish, { title }))).toBeVisible();
    await expect(asked).toBeHidden();
    await expect(chips(page)).toHaveText([chip.published]);
    await expect(publication(page)).toContainText(like(timeline.inWords.now));
    await expect(button(page.getByRole('main'), acts.upToDate)).toBeDisabled();
    await expectAccessible(page);

    await openOrganisation(page, organisation, '/edit');
    await box(section(page, 'Algemeen'), 'Korte naam').fill('De Heikant');
    await saveOtherwise(page, 'ready');
    await expect(notice(page, like(nl.edit.save.done))).toBeVisible();
    await openOrganisation(page, organisation);
    await expect(chips(page).filter({ hasText: chip.unpublishedChanges })).toBeVisible();
    await pressMain(page, acts.publishChanges);
    await expect(asked).toContainText('De Heikant');
    await expectAccessible(page);
    await button(asked, words.confirmPublish).click();
    await expect(chips(page)).toHaveText([chip.published]);
  });
});

test.describe('a plan', () => {
  const organisation = organisations.tielVoetbal;
  const title = titleOf(organisation);

  test('is made, replaced after a confirmation and withdrawn', async ({ page }) => {
    await signInAs(page, people.dirk);
    await openOrganisation(page, organisation);
    await pressMain(page, acts.publish);
    const asked = publishDialog(page, title);
    await asked.getByRole('radio', { name: words.later }).check();
    await typeMoment(asked, words.from, '01-01-2001', '10:00');
    await button(asked, words.confirmPlan).click();
    await expect(asked.getByRole('alert').filter({ hasText: words.fromPast })).toBeVisible();
    await typeMoment(asked, words.from, inMonths(2), '10:00');
    await typeMoment(asked, words.till, inMonths(1), '18:00');
    await expect(asked.getByRole('alert').filter({ hasText: words.tillBefore })).toBeVisible();
    await expectAccessible(page);
    await typeMoment(asked, words.till, inMonths(4), '18:00');
    await button(asked, words.confirmPlan).click();
    await expect(notice(page, like(done.plan))).toBeVisible();
    await expect(chips(page).filter({ hasText: like(chip.publishedFrom) })).toBeVisible();
    await expect(publication(page)).toContainText(like(timeline.inWords.futureTill));
    await expect(publication(page)).toContainText(inMonths(2));
    await expectAccessible(page);

    await pressMain(page, acts.publish);
    await asked.getByRole('radio', { name: words.later }).check();
    await typeMoment(asked, words.from, inMonths(3), '09:30');
    await button(asked, words.confirmPlan).click();
    await expect(asked).toContainText(words.overwriteRequired);
    await expectAccessible(page);
    await asked.getByRole('checkbox', { name: words.overwriteAgree }).check();
    await button(asked, words.confirmPlan).click();
    await expect(asked).toBeHidden();
    await expect(publication(page)).toContainText(inMonths(3));
    await expect(publication(page)).not.toContainText(inMonths(2));

    const withdrawal = await chooseAct(page, 'withdrawPlan');
    await expect(withdrawal).toContainText(inMonths(3));
    await expectAccessible(page);
    await button(withdrawal, acts.withdrawPlan).click();
    await expect(notice(page, done.withdrawPlan)).toBeVisible();
    await expect(chips(page).filter({ hasText: like(chip.publishCancelled) })).toBeVisible();
    await expect(publication(page)).toContainText(timeline.nothing);
  });
});

test.describe('what is published', () => {
  const organisation = organisations.deWaalkade;
  const title = titleOf(organisation);
  const note = 'De bibliotheek verhuist; de nieuwe gegevens volgen.';

  test('gets an end, loses it, and is depublished with the reason why', async ({ page }) => {
    await signInAs(page, people.dirk);
    await openOrganisation(page, organisation);
    const ending = await chooseAct(page, 'depublish');
    await ending.getByRole('radio', { name: depublish.later }).check();
    await typeMoment(ending, depublish.from, inMonths(3), '17:00');
    await box(ending, depublish.note).fill(note);
    await expectAccessible(page);
    await button(ending, depublish.confirmLater).click();
    await expect(notice(page, like(done.endLater))).toBeVisible();
    await expect(chips(page).filter({ hasText: like(chip.publishedUntil) })).toBeVisible();
    await expect(publication(page)).toContainText(like(timeline.inWords.nowTill));
    await expectAccessible(page);

    const staying = await chooseAct(page, 'cancelEnd');
    await expect(staying).toContainText(inMonths(3));
    await button(staying, acts.cancelEnd).last().click();
    await expect(notice(page, done.cancelEnd)).toBeVisible();
    await expect(chips(page)).toHaveText([chip.published]);

    const leaving = await chooseAct(page, 'depublish');
    await expect(leaving).toContainText(nl.publication.effects.codes.readersLose);
    await box(leaving, depublish.note).focus();
    await box(leaving, depublish.note).blur();
    await expect(leaving).toContainText(depublish.noteRequired);
    await expect(button(leaving, depublish.confirmNow)).toBeDisabled();
    await expectAccessible(page);
    await box(leaving, depublish.note).fill(note);
    await button(leaving, depublish.confirmNow).click();
    await expect(notice(page, say(done.depublish, { title }))).toBeVisible();
    await expect(chips(page).filter({ hasText: like(chip.publishEnded) })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(note);
    await expectAccessible(page);
  });
});

const withoutRight = say(nl.rights.why.needed, { right: nl.rights.of['ORGANISATION:publish'] });

test('who may not publish reads why, and who can give the right', async ({ page }) => {
  await signInAs(page, people.gijs);
  await openOrganisation(page, organisations.deScholte, '/edit');
  await box(section(page, 'Algemeen'), 'Korte naam').fill('Scholtehoeve');
  await button(page, nl.forms.bar.otherWays).click();
  const out = page.getByRole('menuitem', { name: nl.edit.save.publish });
  await expect(out).toHaveAttribute('aria-disabled', 'true');
  await expect(out).toContainText(nl.rights.why.lacking);
  await expect(out).toContainText('Dirk Wolters');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await button(page, nl.edit.save.concept).click();
  await expect(notice(page, like(nl.edit.save.done))).toBeVisible();

  await openOrganisation(page, organisations.deScholte);
  await expect(button(page.getByRole('main'), acts.publishChanges).first()).toBeDisabled();
  await expect(page.getByText(`${acts.publishChanges}: ${withoutRight}`)).toBeVisible();
  await button(page, acts.more).click();
  await expect(page.getByRole('menuitem', { name: acts.depublish })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
});

test('who only reads sees the data as text and no way to save', async ({ page }) => {
  await signInAs(page, people.hanna);
  await openOrganisation(page, organisations.bronkhuus, '/edit');
  await expect(page.getByRole('heading', { level: 1, name: nl.edit.titleRead })).toBeVisible();
  await expect(page.getByText(nl.edit.readOnly.right)).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('region', { name: nl.forms.bar.label, exact: true })).toHaveCount(0);
  await expectAccessible(page);
});

test('the workflow is not turned off while things stand in the way, and all of them are said', async ({ page }) => {
  const { settings } = nl.organisation;
  await signInAs(page, people.bram);
  await openOrganisation(page, organisations.halderberge, '/settings');
  await expectAccessible(page);
  await page.getByRole('switch', { name: settings.organisationWorkflow }).click();
  const blocked = page.getByRole('alert').filter({ hasText: settings.workflowBlocked });
  await expect(blocked.getByRole('listitem')).toHaveText([
    nl.refusals['settings.workflow-published'].message,
    nl.refusals['settings.workflow-unpublished-changes'].message,
  ]);
  await expect(button(page, settings.save)).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await button(page, settings.discard).click();
  await expect(blocked).toBeHidden();
});

test('turning the workflow off withdraws a plan, after a confirmation', async ({ page }) => {
  const { settings } = nl.organisation;
  await signInAs(page, people.bram);
  await openOrganisation(page, organisations.smederij, '/settings');
  await page.getByRole('switch', { name: settings.organisationWorkflow }).click();
  await button(page, settings.save).click();
  const asked = dialog(page, settings.plansTitle);
  await expect(asked).toContainText(like(settings.plans));
  await expectAccessible(page);
  await button(asked, settings.plansConfirm).click();
  await expect(notice(page, settings.saved)).toBeVisible();
  await expect(chips(page).filter({ hasText: like(chip.publishCancelled) })).toBeVisible();
  await expect(chips(page).filter({ hasText: states.publishPlanned })).toHaveCount(0);
});
