import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { expect, type Locator, type Page } from './browsing.ts';
import { nl } from './words.ts';

/** Opens a page of the roles of a team (`''`: the list) and waits until it is there. */
export const openRoles = async (page: Page, team: { key: string }, rest = ''): Promise<void> => {
  await page.goto(`/#/team/${team.key}/role${rest}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** The box of a right in the editor. */
export const rightBox = (page: Page, right: Right): Locator => page.getByRole('checkbox', { name: nl.rights.of[right], exact: true });

/** The line of a role in the list. */
export const roleRow = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });

/** The key of the role whose page is open. */
export const openedRole = (page: Page): string => /role\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';

/** Asks the API as whoever is signed in on the page; gives the status and what was answered. */
export const callApi = (
  page: Page,
  method: string,
  path: string,
  body: object,
): Promise<{ status: number; key?: string; version?: number }> =>
  page.evaluate(
    async (asked) => {
      const sent = { method: asked.method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(asked.body) };
      const answer = await fetch(`/api${asked.path}`, sent);
      return { status: answer.status, ...(await answer.json()) };
    },
    { method, path, body },
  );
