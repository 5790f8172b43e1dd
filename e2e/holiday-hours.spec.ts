import { organisations, people, productTypes, supplementTypes, teams } from '@bronhouder/world/cast.ts';
import { expect, expectAccessible, type Locator, type Page, signInAs, test, tick } from './browsing.ts';
import { box, button, dialog, titleOf } from './organisation.ts';
import { callApi } from './roles.ts';
import { nl, say } from './words.ts';

const { hours } = nl.holidays;
const { kippenhof, veluweArchief } = organisations;
const team = teams.veluwe;
const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };
/** Always on a Thursday. */
const holiday = 'Hemelvaartsdag';

/** A desk that is open on Thursdays, in the agenda of an organisation. */
const openDesk = async (page: Page, organisation: string): Promise<void> => {
  const product = await callApi(page, 'POST', '/product', { organisation, type: productTypes.cursus.key, content: { title: 'Vragenuur' } });
  const location = await callApi(page, 'POST', '/supplement', {
    organisation,
    type: supplementTypes.locatie.key,
    content: { title: 'Balie' },
  });
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const week = { TH: [{ from: '10:00', till: '12:00' }] };
  const timing = { kind: 'hours', from: day(1), till: day(700), hours: { week, exceptions: [] } };
  const made = await callApi(page, 'POST', '/agenda/item', { organisation, product: product.key, location: location.key, timing });
  expect(made.status).toBe(200);
};

const lineOf = (page: Page, organisation: typeof kippenhof): Locator =>
  page
    .getByRole('list', { name: hours.organisations, exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: titleOf(organisation), exact: true }) });

test('the holiday hours of a team: proposed, corrected, saved at once with an answer for each', async ({ page }) => {
  await signInAs(page, people.dirk);
  await openDesk(page, kippenhof.key);
  await page.goto(`/#/team/${team.key}/holidayhours`);
  await expect(page.getByRole('heading', { level: 1, name: hours.title })).toBeVisible();
  await expect(page.getByText(hours.choose)).toBeVisible();

  // The vacations of a school region stand below its holidays.
  const { regions, vacations } = nl.holidays;
  const region = page.getByRole('combobox', { name: hours.region, exact: true });
  await region.click();
  await page.getByRole('option', { name: regions['NL-MI'], exact: true }).click();
  await expect(region).toHaveValue(regions['NL-MI']);
  const offered = page.getByRole('list', { name: vacations.title, exact: true });
  await expect(offered.getByRole('checkbox', { name: 'Zomervakantie' })).not.toBeChecked();
  await expectAccessible(page);

  await tick(page.getByRole('checkbox', { name: holiday }));
  const archive = lineOf(page, veluweArchief);
  const museum = lineOf(page, kippenhof);
  await expect(museum.getByText(say(hours.itemOf, { product: 'Vragenuur', location: 'Balie' }), { exact: true })).toBeVisible();
  await expect(museum.getByRole('button').filter({ hasText: hours.closed })).toHaveCount(2);

  // Only these two; and the archive is open for an hour or two.
  await button(page, hours.nobody).click();
  for (const organisation of [kippenhof, veluweArchief])
    await tick(page.getByRole('checkbox', { name: say(hours.include, { organisation: titleOf(organisation) }) }));
  await archive.getByRole('button').click();
  const correcting = dialog(page, say(hours.correct.title, { name: holiday, organisation: titleOf(veluweArchief) }));
  await correcting.getByRole('radio', { name: hours.correct.open }).check();
  const till = box(correcting, say(nl.forms.hours.till, { day: holiday, number: 1 }));
  await box(correcting, say(nl.forms.hours.from, { day: holiday, number: 1 })).fill('10');
  await till.fill('9');
  await button(correcting, hours.correct.apply).click();
  await expect(correcting.getByText(nl.problems['time-order'])).toBeVisible();
  await expectAccessible(page);
  await till.fill('12.30');
  await button(correcting, hours.correct.apply).click();
  await expect(archive.getByRole('button')).toContainText('10.00–12.30');
  await expect(archive.getByRole('button')).toContainText(hours.corrected);
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectAccessible(page);
  await page.setViewportSize(wide);

  const bar = page.getByRole('region', { name: hours.bar.label });
  await expect(bar.getByText(say(hours.bar.changes, { days: 3, organisations: 2 }))).toBeVisible();
  await button(bar, hours.bar.save).click();
  await expect(page.getByText(say(hours.result, { saved: 3, waiting: 0, refused: 0 }))).toBeVisible();
  const results = page.getByRole('list', { name: hours.results, exact: true }).getByRole('listitem');
  await expect(results).toHaveText([
    RegExp(`${titleOf(veluweArchief)}.*${hours.outcomes.saved}`),
    RegExp(`${titleOf(kippenhof)}.*${hours.outcomes.published}`),
    RegExp(titleOf(kippenhof)),
  ]);
  await expectAccessible(page);

  // Now it stands there, and is proposed no more; the address still says which day it was about.
  await button(page, hours.done).click();
  await expect(museum.getByRole('button').filter({ hasText: say(hours.standingFor, { reason: holiday }) })).toHaveCount(2);
  await page.reload();
  await expect(archive.getByRole('button')).toContainText(say(hours.standingFor, { reason: holiday }));
  await page.goto(`/#/organisation/${veluweArchief.key}/auditlog`);
  await expect(page.getByText(/feestdagtijden/).first()).toBeVisible();
});
