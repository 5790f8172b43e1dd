import { organisations, people, products, productTypes, teams } from '@bronhouder/world/cast.ts';
import { at, choose, lindenhof, press, type Screen, type Step } from './screen.ts';

const below = (team: { key: string }, rest: string) => `#/team/${team.key}${rest}`;
const of = (product: { key: string; organisation: string }, rest = '') =>
  `#/organisation/${product.organisation}/product/${product.key}${rest}`;

const publish: Step = async (page) => {
  await page.getByRole('main').locator('button[class*="main"]').first().click();
};

export const productsScreens: Screen[] = [
  { name: 'products', path: at(lindenhof, '/products') },
  { name: 'products-of-type', path: at(lindenhof, `/products/${productTypes.cursus.key}`) },
  { name: 'products-filtered', path: below(teams.root, '/products?states=["published"]&sort="organisation"') },
  { name: 'products-filters', path: below(teams.root, '/products'), steps: [press(({ organisation }) => organisation.list.filters.open)] },
  { name: 'products-empty', path: at(organisations.markiezaat, '/products') },
  { name: 'product-add', path: at(lindenhof, '/product/add') },
  { name: 'product-add-team', path: below(teams.westBrabant, '/product/add') },
  { name: 'product-new', path: at(lindenhof, `/product/new/${productTypes.cursus.key}`) },
  { name: 'product', path: of(products.leeskring) },
  { name: 'product-published', path: of(products.taalcafe) },
  { name: 'product-archived', path: of(products.boekstart) },
  { name: 'product-read', path: of(products.taalcafe), as: people.hanna },
  { name: 'product-publish', path: of(products.belastinghulp), steps: [publish] },
  { name: 'product-depublish', path: of(products.verhalenuur), steps: [choose('depublish')] },
  { name: 'product-revisions', path: of(products.taalcafe, '/revisions') },
  { name: 'product-auditlog', path: of(products.taalcafe, '/auditlog') },
  { name: 'product-not-found', path: '#/product/0199c0de-0000-7000-8000-000000000000/notfound' },
];
