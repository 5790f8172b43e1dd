import { organisations, people, products, productTypes } from '@bronhouder/world/cast.ts';
import { at, press, type Screen, type Step } from './screen.ts';

const { hardlopen, lidmaatschapSport } = products;
const { cursus, activiteit, tentoonstelling } = productTypes;
const of = (product: { key: string; organisation: string }, rest = '') =>
  `#/organisation/${product.organisation}/product/${product.key}${rest}`;

const openMenu: Step = (page, texts) => press(({ publication }) => publication.acts.more)(page, texts);
const openCopy: Step = async (page, texts) => {
  await openMenu(page, texts);
  await page.getByRole('menuitem', { name: texts.copying.action }).click();
};
/** The costs are required. */
const withoutCosts: Step = async (page) => {
  await page.getByRole('checkbox', { name: /^(Kosten|Costs)/ }).uncheck();
};
const elsewhere: Step = async (page, { copying }) => {
  await page.getByRole('combobox', { name: copying.organisation }).fill('de kiem');
  await page.getByRole('option', { name: /De Kiem/ }).click();
  await page.getByRole('radio').first().waitFor();
};
const confirm: Step = async (page, { copying }) => {
  await page.getByRole('dialog').getByRole('button', { name: copying.confirm, exact: true }).click();
  await page.getByRole('note').filter({ hasText: copying.renewals.lead }).waitFor();
};
const typeAlike: Step = async (page) => {
  await page.locator('section[data-section="general"]').getByRole('textbox').first().fill('Start met hardloopen');
  await page.getByRole('status').getByRole('listitem').first().waitFor();
};

export const copyingScreens: Screen[] = [
  { name: 'copy-product', path: of(hardlopen), steps: [openCopy] },
  { name: 'copy-product-elsewhere', path: of(products.taalcafe), steps: [openCopy, elsewhere] },
  { name: 'copy-product-refused', path: of(hardlopen), as: people.hanna, steps: [openMenu] },
  { name: 'copied-product', path: of(hardlopen), steps: [openCopy, withoutCosts, confirm] },
  { name: 'product-type', path: of(hardlopen, `/type/${cursus.key}`) },
  { name: 'product-type-preview', path: of(hardlopen, `/type/${activiteit.key}`) },
  { name: 'product-type-blocked', path: of(hardlopen, `/type/${tentoonstelling.key}`) },
  { name: 'product-type-read', path: of(hardlopen, `/type/${activiteit.key}`), as: people.hanna },
  { name: 'product-type-inactive', path: of(lidmaatschapSport) },
  { name: 'product-similar', path: at(organisations.deSlinge, `/product/new/${cursus.key}`), steps: [typeAlike] },
];
