import { libraries, organisations, people, products } from '@bronhouder/world/cast.ts';
import { expect, expectAccessible, expectNoWider, type Locator, type Page, signInAs, test } from './browsing.ts';
import { box, button, dialog, notice, titleOf } from './organisation.ts';
import { callApi } from './roles.ts';
import { nl, say } from './words.ts';

const { calendar: words } = nl;
const { smederij } = organisations;
const { building, elsewhere } = libraries.smederij;
const product = products.smeden;
const title = titleOf(product);
const path = `/#/organisation/${smederij.key}/agenda`;
const phone = { width: 390, height: 844 };

/** Weeks of years in which nothing else of the demo world takes place; each journey has one of its own, from its Monday. */
type Span = { startDate: string; startTime: string; endDate: string; endTime: string };
const span = (day: string, startTime: string, endTime: string): Span => ({ startDate: day, startTime, endDate: day, endTime });

const make = async (page: Page, location: { key: string }, at: Span, repetition: object = { type: 'none' }): Promise<void> => {
  const timing = { kind: 'dates', span: at, repetition, changes: [] };
  const body = { organisation: smederij.key, product: product.key, location: location.key, timing };
  expect((await callApi(page, 'POST', '/agenda/item', body)).status).toBe(200);
};

const weekly = (weekday: string, date: string) => ({ type: 'weekly', interval: 1, weekdays: [weekday], until: { date, time: '23:00' } });

const open = async (page: Page, search: string): Promise<void> => {
  await page.goto(`${path}?${search}`);
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await expect(calendar(page)).toBeVisible();
};
const calendar = (page: Page): Locator => page.getByRole('group', { name: /^Agenda van/ });
/** A time by when it is, as it is said of it: "dinsdag 6 maart 19.30–21.00". */
const time = (page: Page, when: string): Locator => calendar(page).getByRole('button', { name: `${title}, ${when}` });

/** Drags a time to a day and the height of an hour of it. */
const drag = async (page: Page, from: Locator, day: string, hour: number): Promise<void> => {
  // Waits until it stands still and nothing lies over it.
  await from.hover({ position: { x: 20, y: 2 } });
  const taken = await from.boundingBox();
  const column = page.locator(`[data-drop="${day}"]`);
  const target = await column.boundingBox();
  if (!taken || !target) throw new Error('both have to be on the screen');
  const [first, last] = [await column.getAttribute('data-from'), await column.getAttribute('data-till')];
  // A month shows no hours: any height of the day will do.
  const down = first && last ? (hour * 60 - Number(first)) / (Number(last) - Number(first)) : 0.5;
  await page.mouse.move(taken.x + taken.width / 2, taken.y + 1);
  await page.mouse.down();
  await page.mouse.move(target.x + target.width / 2, taken.y + 20, { steps: 3 });
  await page.mouse.move(target.x + target.width / 2, target.y + down * target.height + 1, { steps: 3 });
  await page.mouse.up();
};

test('a time is dragged to another day and back again; one that comes back asks what is meant', async ({ page, as }) => {
  await signInAs(page, people.bram);
  await make(page, building, span('2029-03-06', '19:30', '21:00'), weekly('TU', '2029-03-27'));
  await make(page, elsewhere, span('2029-03-07', '14:00', '16:00'));
  await open(page, 'date=2029-03-06');
  await expectAccessible(page);

  await drag(page, time(page, 'woensdag 7 maart 14.00–16.00'), '2029-03-08', 10);
  const said = notice(page, say(words.move.moved, { title, when: 'donderdag 8 maart 10.00–12.00' }));
  // A notice stands for some seconds; the calendar asks for its days again meanwhile.
  await button(said, words.undo.action).focus();
  await expect(time(page, 'donderdag 8 maart 10.00–12.00')).toBeVisible();
  await button(said, words.undo.action).click();
  await expect(notice(page, words.undo.done)).toBeVisible();
  await expect(time(page, 'woensdag 7 maart 14.00–16.00')).toBeVisible();

  await drag(page, time(page, 'dinsdag 6 maart 19.30–21.00'), '2029-03-07', 19);
  const asked = dialog(page, words.move.title);
  await expect(box(asked.getByRole('group', { name: words.move.start }), words.move.date)).toHaveValue('07-03-2029');
  await expectAccessible(page);
  await asked.getByRole('radio', { name: words.move.whiches.all, exact: true }).check();
  await button(asked, words.move.confirm).click();
  await expect(time(page, 'woensdag 7 maart 19.00–20.30')).toBeVisible();
  await button(page, words.next.week).click();
  await expect(time(page, 'woensdag 14 maart 19.00–20.30')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: words.undo.action }).click();
  await expect(time(page, 'dinsdag 13 maart 19.30–21.00')).toBeVisible();

  // The month: another day, the same hour; only this one.
  await page.getByText(words.views.month, { exact: true }).click();
  await expect(page).toHaveURL(/view=month/);
  await expectAccessible(page);
  await drag(page, time(page, 'dinsdag 20 maart 19.30–21.00'), '2029-03-22', 0);
  await button(asked, words.move.confirm).click();
  await expect(calendar(page).getByRole('button', { name: /donderdag 22 maart 19.30–21.00.*Verplaatst/ })).toBeVisible();
  await expect(time(page, 'dinsdag 27 maart 19.30–21.00')).toBeVisible();

  await button(page, words.filters.locations).click();
  await page.getByRole('menuitemcheckbox', { name: titleOf(elsewhere) }).click();
  await page.keyboard.press('Escape');
  await expect(time(page, 'woensdag 7 maart 14.00–16.00')).toBeVisible();
  await expect(time(page, 'dinsdag 27 maart 19.30–21.00')).toHaveCount(0);
  await page.reload();
  await expect(time(page, 'woensdag 7 maart 14.00–16.00')).toBeVisible();
  await expect(time(page, 'dinsdag 27 maart 19.30–21.00')).toHaveCount(0);

  // Who may not read an agenda is told so, instead of seeing an empty one.
  const ilse = await as(people.ilse);
  await ilse.goto(`${path}?date=2029-03-06`);
  await expect(ilse.getByText(words.unread.title)).toBeVisible();
  await expect(calendar(ilse)).toHaveCount(0);
  await expectAccessible(ilse);
});

test('the calendar is walked, moved in and added to by keyboard, and read and changed on a phone', async ({ page }) => {
  await signInAs(page, people.bram);
  await make(page, building, span('2029-05-08', '10:00', '12:00'), weekly('TU', '2029-05-29'));
  await open(page, 'date=2029-05-09');
  await expect(time(page, 'dinsdag 8 mei 10.00–12.00')).toBeVisible();
  const focused = page.locator(':focus');
  await calendar(page)
    .getByRole('button', { name: /^maandag 7 mei/ })
    .focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(time(page, 'dinsdag 8 mei 10.00–12.00')).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(focused).toHaveAccessibleName(/^maandag 14 mei/);
  await expect(time(page, 'dinsdag 15 mei 10.00–12.00')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveAccessibleName(/^zondag 13 mei/);
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAccessibleName(/^maandag 14 mei/);
  await expect(time(page, 'dinsdag 15 mei 10.00–12.00')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(time(page, 'dinsdag 15 mei 10.00–12.00')).toBeFocused();
  await page.keyboard.press('m');
  const asked = dialog(page, words.move.title);
  await expect(box(asked.getByRole('group', { name: words.move.start }), words.move.date)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('16-05-2029');
  await page.keyboard.press('Enter');
  await expect(calendar(page).getByRole('button', { name: /woensdag 16 mei 10.00–12.00.*Verplaatst/ })).toBeVisible();
  const thursday = calendar(page).getByRole('button', { name: /^donderdag 17 mei/ });
  await thursday.press('n');
  const adding = dialog(page, nl.agendaDialog.titleNew);
  await expect(adding.getByRole('combobox', { name: nl.agendaDialog.product.label, exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(adding).toBeHidden();
  await expect(thursday).toBeFocused();
  await thursday.press('t');
  await expect(focused).toHaveAttribute('aria-current', 'date');

  await page.setViewportSize(phone);
  await open(page, 'date=2029-05-09');
  await expect(page.getByRole('heading', { level: 2, name: /^Dinsdag 8 mei 2029/ })).toBeVisible();
  await expectAccessible(page);
  await button(page, words.next.week).click();
  const when = 'woensdag 16 mei 10.00–12.00';
  await button(page, say(words.actionsOf, { title, when })).click();
  await page.getByRole('menuitem', { name: words.skip.action }).click();
  const skipping = dialog(page, words.skip.title);
  await box(skipping, words.move.reason).fill('De smid is ziek');
  await expectAccessible(page);
  await button(skipping, words.skip.confirm).click();
  await expect(calendar(page).getByText('Vervalt: De smid is ziek')).toBeVisible();
  await button(page, say(words.actionsOf, { title, when: 'dinsdag 15 mei 10.00–12.00' })).click();
  await page.getByRole('menuitem', { name: words.resume.action }).click();
  await expect(calendar(page).getByText('Vervalt: De smid is ziek')).toHaveCount(0);
  await expectNoWider(page);
});
