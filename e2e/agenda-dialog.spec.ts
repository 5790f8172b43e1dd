import { organisations, people, products } from '@bronhouder/world/cast.ts';
import { expect, expectAccessible, type Locator, type Page, signInAs, test } from './browsing.ts';
import { box, button, dialog, notice, titleOf } from './organisation.ts';
import { like, nl, say } from './words.ts';

const { agendaDialog: words } = nl;
const { skutsje } = organisations;
const path = `/#/organisation/${skutsje.key}/agenda`;
const course = titleOf(products.skutsjesilen);
const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

const dates = (within: Locator): Locator => within.getByRole('list', { name: words.coming.list, exact: true }).getByRole('listitem');

/** Opens the dialog of a new item. */
const openNew = async (page: Page): Promise<Locator> => {
  await page.goto(`${path}/new`);
  const opened = dialog(page, words.titleNew);
  await expect(opened).toBeVisible();
  return opened;
};

/** Chooses from a list that is searched while one types. */
const choose = async (page: Page, within: Locator, label: string, title: string): Promise<void> => {
  const input = within.getByRole('combobox', { name: label, exact: true });
  await input.fill(title);
  // Once only what was typed is left, the list stands still.
  const option = page.getByRole('option').filter({ visible: true });
  await expect(option).toHaveText([RegExp(RegExp.escape(title))]);
  await option.click();
  await expect(option).toHaveCount(0);
  await expect(input).toHaveValue(title);
};

/** What somebody else makes of an item meanwhile: another end, and another time. */
const savedElsewhere = async (page: Page, item: string, change: { until: string; startTime: string }): Promise<void> => {
  const status = await page.evaluate(
    async ({ key, until, startTime }) => {
      const { working, product, location, timing } = await (await fetch(`/api/agenda/item/${key}`)).json();
      const repetition = { ...timing.repetition, until: { ...timing.repetition.until, date: until } };
      const content = {
        product: product.key,
        location: location.key,
        timing: { ...timing, repetition, span: { ...timing.span, startTime } },
      };
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ revision: working, ...content });
      return (await fetch(`/api/agenda/item/${key}`, { method: 'PUT', headers, body })).status;
    },
    { key: item, ...change },
  );
  expect(status).toBe(200);
};

const fillMoment = async (within: Locator, day: string, from: string, till: string): Promise<void> => {
  await box(within, words.span.startDate).fill(day);
  await box(within, words.span.startTime).fill(from);
  await box(within, words.span.endTime).fill(till);
};

test('a weekly course shows its dates while it is typed; one is moved, one is skipped, and that is what is saved', async ({ page, as }) => {
  await signInAs(page, people.carla);
  const opened = await openNew(page);
  await expectAccessible(page);
  // Nothing is said of what was not touched; what was left is.
  await button(opened, words.save.create).click();
  await expect(opened.getByText(nl.problems['product-required'])).toBeVisible();
  await expect(opened.getByText(nl.problems['start-date-required'])).toBeVisible();

  await choose(page, opened, words.product.label, course);
  await opened.getByRole('combobox', { name: words.location.label, exact: true }).click();
  await page.getByRole('option').filter({ visible: true }).first().click();
  await expect(opened.getByRole('combobox', { name: words.location.label, exact: true })).not.toHaveValue('');
  await fillMoment(opened, '7-9-2027', '19.30', '21');
  await expect(dates(opened)).toHaveCount(1);
  await opened.getByLabel(words.repetition.label, { exact: true }).selectOption('weekly');
  await expect(opened.getByText(words.coming.assumed)).toBeVisible();
  await box(opened, words.repetition.until).fill('26-10-2027');
  await expect(opened.getByText('elke dinsdag, 19.30–21.00, tot en met 26-10-2027')).toBeVisible();
  await expect(dates(opened)).toHaveCount(8);

  await button(opened, say(words.change.cancelOf, { when: 'di 14-09-2027 19.30' })).click();
  await expect(dates(opened).nth(1)).toContainText(words.coming.state.cancelled);
  await opened.getByRole('textbox', { name: words.change.reason }).fill('Startweekend');
  await button(opened, say(words.change.moveOf, { when: 'di 21-09-2027 19.30' })).click();
  const move = opened.getByRole('group', { name: say(words.change.moveTitle, { when: 'di 21-09-2027 19.30' }) });
  await expect(box(move, words.span.startDate)).toBeFocused();
  await expectAccessible(page);
  await box(move, words.span.startDate).fill('23-9-2027');
  await button(move, words.change.confirmMove).click();
  await expect(dates(opened).nth(2)).toContainText('23-09-2027');
  await expect(dates(opened).nth(2)).toContainText(say(words.coming.was, { when: 'di 21-09-2027' }));

  // In the autumn vacation of region North nobody sails: marked, offered, and skipped because it is asked for.
  const autumn = dates(opened).nth(6);
  await expect(autumn).toContainText('Herfstvakantie');
  await expect(opened.getByText(say(words.notices.on.vacation, { count: 1 }))).toBeVisible();
  await button(opened, say(words.notices.skipOffered, { count: 1 })).click();
  await expect(autumn).toContainText(words.coming.state.cancelled);
  await page.setViewportSize(phone);
  await expectAccessible(page);
  await page.setViewportSize(wide);

  // What is typed is still there after a reload.
  await page.reload();
  await expect(dates(opened)).toHaveCount(8);
  await button(opened, words.save.create).click();
  await expect(notice(page, words.save.created)).toBeVisible();
  await expect(opened).toBeHidden();

  // As it was saved: the pattern becomes another, and the exception stays where its date still exists.
  const item = await page.evaluate(async (organisation) => {
    const answer = await fetch(`/api/agenda?organisation=${organisation}&from=2027-09-01&till=2027-10-31`);
    const { occurrences } = await answer.json();
    return occurrences[0].item as string;
  }, skutsje.key);
  await page.goto(`${path}/${item}/2027-09-14`);
  const again = dialog(page, course);
  await expect(dates(again)).toHaveCount(8);
  await expect(dates(again).nth(1)).toContainText(words.coming.state.cancelled);
  await button(again, words.history.action).click();
  await expect(dialog(page, words.history.title).getByText(words.history.acts.create)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, words.history.title)).toBeHidden();

  // Who only reads sees the same dates, and why not more; Escape puts away what was opened last.
  const hanna = await as(people.hanna);
  await hanna.goto(`${path}/${item}/2027-09-14`);
  const read = dialog(hanna, course);
  await expect(dates(read)).toHaveCount(8);
  await button(read, nl.shell.why).click();
  const why = hanna.getByText(new RegExp(RegExp.escape(`‘${nl.rights.of['AGENDA:update']}’`)));
  await expect(why).toBeVisible();
  await expectAccessible(hanna);
  await hanna.keyboard.press('Escape');
  await expect(why).toBeHidden();
  await expect(button(read, nl.shell.why)).toBeFocused();
  await hanna.keyboard.press('Escape');
  await expect(read).toBeHidden();

  // Somebody saves another end while one types: both are shown, and what is chosen is saved with what does not clash.
  await box(again, words.repetition.until).fill('19-10-2027');
  await expect(dates(again)).toHaveCount(7);
  await savedElsewhere(page, item, { until: '2027-11-30', startTime: '19:45' });
  await button(again, words.save.save).click();
  const conflict = again.getByRole('radiogroup', { name: say(nl.forms.conflict.label, { label: words.save.parts.timing }) });
  await expect(conflict).toBeVisible();
  await expect(button(again, words.save.save)).toBeDisabled();
  await expectAccessible(page);
  const mine = conflict.getByRole('radio', { name: new RegExp(`^${RegExp.escape(nl.forms.conflict.mine)}`) });
  await expect(mine).toHaveAccessibleName(/19\.45–21\.00, tot en met 19-10-2027/);
  await mine.check();
  await button(again, words.save.save).click();
  await expect(notice(page, like(words.save.merged)).or(notice(page, words.save.saved))).toBeVisible();
  await expect(again).toBeHidden();

  await page.goto(`${path}/${item}/2027-09-14`);
  await expect(again.getByText('elke dinsdag, 19.45–21.00, tot en met 19-10-2027')).toBeVisible();
  await expect(dates(again)).toHaveCount(7);
  await button(again, words.erase.action).click();
  await expectAccessible(page);
  await button(dialog(page, words.erase.title), words.erase.confirm).click();
  await expect(again).toBeHidden();
});

test('an evening on every last workday is made by keyboard alone, at a location made on the spot', async ({ page }) => {
  await signInAs(page, people.carla);
  const opened = await openNew(page);
  await expect(opened.getByRole('combobox', { name: words.product.label, exact: true })).toBeFocused();
  await page.keyboard.type(course.slice(0, 8));
  await expect(page.getByRole('option').filter({ visible: true })).toHaveText([RegExp(RegExp.escape(course))]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(opened.getByRole('combobox', { name: words.product.label, exact: true })).toHaveValue(course);
  await button(opened, words.location.make).press('Enter');
  const making = page.getByRole('dialog').last();
  await box(making, 'Naam').fill('Lichte zaal');
  await box(making, nl.forms.gps.latitude).fill('53,03');
  await box(making, nl.forms.gps.longitude).fill('5,66');
  await button(making, nl.forms.supplement.save).press('Enter');
  await expect(opened.getByRole('combobox', { name: words.location.label, exact: true })).toHaveValue('Lichte zaal');

  await fillMoment(opened, '29-01-2027', '19.30', '21.00');
  await opened.getByLabel(words.repetition.label, { exact: true }).selectOption('relative');
  await opened.getByLabel(words.repetition.on, { exact: true }).selectOption('workday');
  await box(opened, words.repetition.until).fill('31-12-2027');
  await expect(opened.getByText('elke laatste werkdag van de maand, 19.30–21.00, tot en met 31-12-2027')).toBeVisible();
  await expect(dates(opened)).toHaveCount(12);
  // The last of December is a holiday in many offices: it is offered as an exception, and nothing happens by itself.
  await expect(dates(opened).last()).toContainText('31-12-2027');
  await expect(dates(opened).last()).not.toContainText(words.coming.state.cancelled);
  await expectAccessible(page);
  const offers = opened.getByRole('list', { name: words.notices.title, exact: true }).getByRole('listitem');
  const holidays = offers.filter({ hasText: say(words.notices.on.holiday, { count: 1 }) });
  await button(holidays, say(words.notices.skipOffered, { count: 1 })).press('Enter');
  await expect(dates(opened).last()).toContainText(words.coming.state.cancelled);
  await expect(dates(opened).last().getByRole('textbox', { name: words.change.reason })).toHaveValue('Oudejaarsavond');
  await expect(holidays).toHaveCount(0);
  // The focus stays near, so that keys go on from there.
  await expect(opened.getByRole('region', { name: words.coming.title, exact: true })).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(notice(page, words.save.created)).toBeVisible();
  await expect(opened).toBeHidden();
});
