import { expect, type Page } from './browsing.ts';

export type Product = { key: string; organisation: string };

/** The address of a product below the organisation that it is of. */
export const productAt = ({ key, organisation }: Product, rest = ''): string => `/#/organisation/${organisation}/product/${key}${rest}`;

/** Opens a page of a product and waits until it is there. */
export const openProduct = async (page: Page, product: Product, rest = ''): Promise<void> => {
  await page.goto(productAt(product, rest));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};
