import { readFile } from 'node:fs/promises';
import { organisations, people } from '@bronhouder/world/cast.ts';
import { expect, expectAccessible, type Page, signInAs, test } from './browsing.ts';
import { box, button, dialog, notice, titleOf } from './organisation.ts';
import { like, nl, say } from './words.ts';

const { profile, shell } = nl;
const organisation = organisations.deScholte;
const part = (page: Page, title: string) => page.getByRole('region', { name: title });
const dayFromNow = (days: number): string =>
  new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', day: '2-digit', month: '2-digit', year: 'numeric' }).format(
    Date.now() + days * 86_400_000,
  );

const openProfile = async (page: Page): Promise<void> => {
  await page.goto('/#/home');
  await page.getByRole('button', { name: like(shell.top.user) }).click();
  await page.getByRole('link', { name: profile.open }).click();
  await expect(page.getByRole('heading', { level: 1, name: profile.title })).toBeFocused();
};

test('somebody changes name, number and language, and a bad number loses nothing', async ({ page }) => {
  await signInAs(page, people.carla);
  await openProfile(page);
  await expectAccessible(page);
  const mine = part(page, profile.person.title);
  await box(mine, profile.person.infix).fill('van der');
  await box(mine, profile.person.phoneNumber).fill('0497');
  await expect(mine.getByText(nl.problems['phone-short'])).toHaveCount(0);
  await box(mine, profile.person.phoneNumber).press('Enter');
  await expect(mine.getByText(nl.problems['phone-short'])).toBeVisible();
  await expect(box(mine, profile.person.phoneNumber)).toBeFocused();
  await expect(box(mine, profile.person.infix)).toHaveValue('van der');
  await expectAccessible(page);

  // What was typed is not left by accident.
  await page.getByRole('navigation', { name: shell.navigation.label }).getByRole('link').first().click();
  await button(dialog(page, shell.unsaved.title), shell.unsaved.stay).click();

  // Saved elsewhere meanwhile: told so, and what was typed stands.
  await page.evaluate(async () => {
    const before = await (await fetch('/api/profile')).json();
    const body = JSON.stringify({ ...before, familyName: 'Elders' });
    await fetch('/api/profile', { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
  });
  await box(mine, profile.person.phoneNumber).fill('0497 36 12 34');
  await button(mine, profile.person.save).click();
  await expect(mine.getByText(profile.newer.title)).toBeVisible();
  await expect(box(mine, profile.person.infix)).toHaveValue('van der');
  await expect(box(mine, profile.person.familyName)).toHaveValue('Elders');
  await button(mine, profile.person.save).click();
  await expect(notice(page, profile.person.saved)).toBeVisible();
  await expect(page.getByRole('button', { name: /van der Elders/ })).toBeVisible();

  await mine.getByRole('radiogroup', { name: profile.person.language }).getByText('English').click();
  await button(mine, profile.person.save).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  await page.getByRole('region', { name: 'Who you are' }).getByText('Nederlands').click();
  await page.getByRole('button', { name: 'Save data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: profile.title })).toBeVisible();
});

test('mails are chosen by keyboard, and everything that is kept is downloaded', async ({ page }) => {
  await signInAs(page, people.dirk);
  await openProfile(page);
  const mails = part(page, profile.mail.title);
  const changed = mails.getByRole('radiogroup', { name: profile.mail.kinds['organisation-changed'].name });
  await changed.getByRole('radio', { name: profile.mail.timings.now }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(changed.getByRole('radio', { name: profile.mail.timings.weekly })).toBeChecked();
  await button(mails, profile.mail.save).press('Enter');
  await expect(notice(page, profile.mail.saved)).toBeVisible();
  await page.reload();
  await expect(changed.getByRole('radio', { name: profile.mail.timings.weekly })).toBeChecked();

  const kept = part(page, profile.kept.title);
  const [download] = await Promise.all([page.waitForEvent('download'), button(kept, profile.kept.export).click()]);
  expect(download.suggestedFilename()).toMatch(/^bronhouder-\d{4}-\d\d-\d\d\.json$/);
  const file: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file).toMatchObject({
    account: { email: people.dirk.email },
    mailPreferences: { 'organisation-changed': 'weekly' },
    roles: [expect.objectContaining({ place: 'Gelderland' })],
  });

  // The access service keeps password and sessions, and leads back.
  await page.getByRole('link', { name: profile.security.open }).click();
  await page.getByRole('button', { name: nl.access.account.profile }).click();
  await expect(page.getByRole('heading', { level: 1, name: profile.title })).toBeVisible();
  await part(page, profile.roles.title)
    .getByRole('button', { name: like(profile.roles.whyAt) })
    .click();
  await expect(dialog(page, say(nl.rights.here.title, { place: 'Gelderland' }))).toBeVisible();
});

test('a colleague stands in: sees the task in the other’s name, what they cannot do, and nothing once it is over', async ({ page, as }) => {
  await signInAs(page, people.omar);
  await openProfile(page);
  const mine = part(page, profile.standIn.title);
  const who = mine.getByRole('combobox', { name: profile.standIn.person });
  await who.fill('vermeer');
  // Once only he is left, the list stands still.
  await expect(page.getByRole('listbox', { name: profile.standIn.person }).getByRole('option')).toHaveText(['Gijs Vermeer']);
  await who.press('ArrowDown');
  await who.press('Enter');
  await expect(mine.getByText(say(profile.standIn.gaps.title, { name: 'Gijs Vermeer' }))).toBeVisible();
  await expect(mine.getByText(like(profile.standIn.gaps.givers)).first()).toContainText('Dirk Wolters');
  await box(mine, profile.standIn.from).fill(dayFromNow(0));
  await box(mine, profile.standIn.till).fill(dayFromNow(-1));
  await button(mine, profile.standIn.save).click();
  await expect(mine.getByText(nl.problems['date-order'])).toBeVisible();
  await expectAccessible(page);
  await box(mine, profile.standIn.till).fill(dayFromNow(7));
  await button(mine, profile.standIn.save).click();
  await expect(notice(page, say(profile.standIn.saved, { name: 'Gijs Vermeer' }))).toBeVisible();
  const bar = page.getByRole('complementary', { name: profile.standIn.bar.label });
  await expect(bar).toContainText('Gijs Vermeer');

  // Omar wants to hear of his museum; the administrator above changes it.
  const [path, { key }] = [`/api/organisation/${organisation.key}`, organisation];
  await page.evaluate(async (to) => {
    await fetch(`${to}/notifications`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{"on":true}' });
  }, path);
  const dirk = await as(people.dirk);
  const status = await dirk.evaluate(async (to) => {
    const { facts, types, content } = await (await fetch(to)).json();
    const body = JSON.stringify({
      revision: facts.working,
      types,
      state: 'concept',
      content: { ...content, photoText: `Boerderij ${Date.now()}` },
    });
    return (await fetch(to, { method: 'PUT', headers: { 'content-type': 'application/json' }, body })).status;
  }, path);
  expect(status, key).toBe(200);

  const gijs = await as(people.gijs);
  // Of what others do in the same organisation and product there may be tasks as well.
  const ofDirk = { hasText: 'Dirk Wolters' };
  const task = gijs
    .getByRole('listitem')
    .filter({ hasText: say(shell.tasks.behalf, { name: 'Omar el Idrissi' }) })
    .filter({ hasText: titleOf(organisation) })
    .filter(ofDirk);
  await expect(async () => {
    await gijs.goto('/#/home');
    await gijs.reload();
    await expect(task).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(task).toContainText(titleOf(organisation));
  await expect(gijs.getByRole('complementary', { name: profile.standIn.bar.label })).toContainText('Omar el Idrissi');
  await expectAccessible(gijs);
  // It leaves the list before the server has answered.
  const completed = gijs.waitForResponse(/\/api\/task/);
  await button(task, shell.tasks.complete).click();
  await expect(task).toHaveCount(0);
  await completed;

  await page.goto('/#/home');
  await page.reload();
  await expect(bar).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: titleOf(organisation) })
      .filter(ofDirk),
  ).toHaveCount(0);
  await page.goto('/#/profile');
  await button(mine, profile.standIn.end).click();
  await button(dialog(page, profile.standIn.endTitle), profile.standIn.end).click();
  await expect(notice(page, profile.standIn.ended)).toBeVisible();
  await expect(bar).toHaveCount(0);
});
