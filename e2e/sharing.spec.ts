import { organisations, people } from '@bronhouder/world/cast.ts';
import { streekdataProductTypes } from '@bronhouder/world/streekdata/product-types.ts';
import { expect, expectAccessible, type Locator, type Page, signInAs, test } from './browsing.ts';
import { box, button, dialog, notice } from './organisation.ts';
import { nl, say } from './words.ts';

const { sharing, publication } = nl;
const { deWending: owner, deScholte: consumer, berkelArchief } = organisations;
const titles = { owner: 'Praktijk De Wending', consumer: 'Museum De Scholtehoeve', archive: 'Archief aan de Berkel' };

/** A product of the owner that readers see, made without its form. */
const makeProduct = (page: Page, title: string): Promise<string> =>
  page.evaluate(
    async ([organisation, type, name]) => {
      const send = async (path: string, body: object) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(`/api/product${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json();
      };
      const summary = 'Een middag met een verhaal, een lied en iets om te maken.';
      const content = { title: name, summary, price: { kind: 'free' }, audience: ['children', 'adults'] };
      const { key, version } = await send('', { organisation, type, content });
      await send(`/${key}/publication`, { version });
      return key;
    },
    [owner.key, streekdataProductTypes.activiteit.key, title],
  );

/** Opens a page as it is now: others may have acted since it was last looked at. */
const open = async (page: Page, { key }: { key: string }, rest: string): Promise<void> => {
  await page.goto(`/#/organisation/${key}${rest}`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};
const openConsumers = (page: Page, organisation: { key: string }, product: string) =>
  open(page, organisation, `/product/${product}/consumers`);

/** The line of an organisation, or of an offer, in one of the cards. */
const line = (page: Page, card: string, text: string): Locator =>
  page.getByRole('region', { name: card, exact: true }).getByRole('listitem').filter({ hasText: text });

/** Offers the product to organisations found by name, with a word. */
const offer = async (page: Page, product: string, title: string, wanted: string[], message = ''): Promise<void> => {
  await openConsumers(page, owner, product);
  await button(page, sharing.offer.action).first().click();
  const asked = dialog(page, say(sharing.offer.title, { title }));
  for (const name of wanted) {
    await asked.getByRole('searchbox', { name: sharing.offer.search }).fill(name);
    await asked.getByRole('checkbox', { name }).check();
  }
  await box(asked, sharing.offer.message).fill(message);
  await expectAccessible(page);
  await button(asked, say(sharing.offer.confirm, { count: wanted.length })).click();
  await expect(notice(page, say(sharing.offer.done, { count: wanted.length }))).toBeVisible();
};

test('offered by one, accepted by the other, read-only there, and gone everywhere once the owner depublishes', async ({ page, as }) => {
  const title = 'Wandelgroep';
  await signInAs(page, people.noor);
  const product = await makeProduct(page, title);
  await openConsumers(page, owner, product);
  await expect(page.getByText(sharing.empty)).toBeVisible();
  await expectAccessible(page);
  await offer(page, product, title, [titles.consumer], 'Lopen jullie mee?');
  await expect(line(page, sharing.groups.offered, titles.consumer)).toContainText('Lopen jullie mee?');

  const omar = await as(people.omar);
  await open(omar, consumer, '');
  const waiting = line(omar, sharing.offers.title, title);
  await expect(waiting).toContainText('Lopen jullie mee?');
  await expectAccessible(omar);
  await button(waiting, say(sharing.offers.acceptOne, { title })).click();
  await expect(notice(omar, say(sharing.offers.accepted, { title, consumer: titles.consumer }))).toBeVisible();
  await expect(waiting).toHaveCount(0);

  await open(omar, consumer, `/product/${product}`);
  await expect(omar.getByText(say(nl.product.readOnly.title, { organisation: titles.owner }))).toBeVisible();
  await expect(omar.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expectAccessible(omar);
  await button(omar, say(sharing.locations.one, { consumer: titles.consumer })).click();
  const places = dialog(omar, say(sharing.locations.title, { consumer: titles.consumer }));
  await places.getByRole('checkbox').first().check();
  await expectAccessible(omar);
  await button(places, sharing.locations.save).click();
  await expect(notice(omar, say(sharing.locations.saved, { consumer: titles.consumer }))).toBeVisible();

  await openConsumers(page, owner, product);
  await expect(line(page, sharing.groups.accepted, titles.consumer)).toContainText(/Eigen locaties: .+/);
  await expect(line(page, sharing.groups.accepted, titles.consumer)).toContainText(people.omar.familyName);
  await expectAccessible(page);
  await button(page, publication.acts.more).click();
  await page.getByRole('menuitem', { name: publication.acts.depublish, exact: true }).click();
  const depublish = dialog(page, publication.depublish.title);
  await expect(depublish).toContainText(titles.consumer);
  await expectAccessible(page);
  await button(depublish, publication.depublish.confirmNow).click();
  await expect(line(page, sharing.groups.accepted, titles.consumer)).toContainText(sharing.notShown.product);
  await openConsumers(omar, consumer, product);
  await expect(omar.getByText(sharing.notPublished)).toBeVisible();

  await omar.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(omar);
  await button(omar, say(sharing.end.one, { title, consumer: titles.consumer })).click();
  const ending = dialog(omar, say(sharing.end.title, { title }));
  await expectAccessible(omar);
  await button(ending, sharing.end.confirm).click();
  await expect(notice(omar, say(sharing.end.done, { title, consumer: titles.consumer }))).toBeVisible();
  await page.reload();
  await expect(line(page, sharing.groups.past, titles.consumer)).toContainText(sharing.state.ended);
});

test('offered to two: declined with a word, offered again, taken back; who has no right is told why', async ({ page, as }) => {
  const title = 'Schilderuur';
  await signInAs(page, people.noor);
  const product = await makeProduct(page, title);
  await offer(page, product, title, [titles.consumer, 'Gemeente Aalten']);

  const omar = await as(people.omar);
  await openConsumers(omar, consumer, product);
  await button(omar, say(sharing.offers.declineOne, { title })).click();
  const declining = dialog(omar, say(sharing.decline.title, { title }));
  await box(declining, sharing.decline.note).fill('Dit jaar niet');
  await expectAccessible(omar);
  await button(declining, sharing.decline.confirm).click();
  await expect(notice(omar, say(sharing.decline.done, { title }))).toBeVisible();

  await openConsumers(page, owner, product);
  const past = line(page, sharing.groups.past, titles.consumer);
  await expect(past).toContainText('Dit jaar niet');
  await button(past, say(sharing.offer.againOne, { organisation: titles.consumer })).click();
  const again = dialog(page, say(sharing.offer.title, { title }));
  await button(again, say(sharing.offer.confirm, { count: 1 })).click();
  await expect(line(page, sharing.groups.offered, titles.consumer)).toBeVisible();
  await button(line(page, sharing.groups.offered, titles.consumer), say(sharing.withdraw.one, { organisation: titles.consumer })).click();
  const withdrawing = dialog(page, say(sharing.withdraw.title, { organisation: titles.consumer }));
  await expectAccessible(page);
  await button(withdrawing, sharing.withdraw.confirm).click();
  await expect(line(page, sharing.groups.past, titles.consumer)).toContainText(sharing.state.withdrawn);

  await open(omar, consumer, `/product/${product}`);
  await expect(omar.getByRole('heading', { level: 1 })).not.toHaveText(title);
  const gijs = await as(people.gijs);
  const aalten = organisations.aalten;
  await openConsumers(gijs, aalten, product);
  await button(gijs, say(sharing.offers.acceptOne, { title })).press('Enter');
  await expect(gijs.getByText(nl.rights.of['PRODUCT:cohostFrom']).first()).toBeVisible();
  await expectAccessible(gijs);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('what an owner shares, and what waits for an answer, fit a phone', async ({ page, as }) => {
    await signInAs(page, people.noor);
    const product = await makeProduct(page, 'Stoelyoga');
    await offer(page, product, 'Stoelyoga', [titles.archive]);
    await expect(line(page, sharing.groups.offered, titles.archive)).toBeVisible();
    await expectAccessible(page);
    const omar = await as(people.omar);
    await omar.setViewportSize({ width: 390, height: 844 });
    await open(omar, berkelArchief, '');
    const waiting = line(omar, sharing.offers.title, 'Stoelyoga');
    await button(waiting, say(sharing.offers.acceptOne, { title: 'Stoelyoga' })).press('Enter');
    await expect(omar.getByText(nl.rights.of['PRODUCT:cohostFrom']).first()).toBeVisible();
    await expectAccessible(omar);
  });
});
