import type { BrowserContext, Page } from '@playwright/test';

/** So many times as slow as they are: the processor of the pages, and the line to the server. `E2E_SLOW=4` looks for races. */
const times = Number(process.env['E2E_SLOW'] ?? 1);

const longestWait = 150;

const slowPage = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
};

/** Makes what a context shows come late and in another order each time, where that was asked for. */
export const slowed = async (context: BrowserContext): Promise<void> => {
  if (times === 1) return;
  context.on('page', (page) => void slowPage(page).catch(() => undefined));
  await context.route(/\/(api|assets)\//, async (route) => {
    await new Promise((wait) => setTimeout(wait, Math.random() * times * longestWait));
    await route.fallback().catch(() => undefined);
  });
};
