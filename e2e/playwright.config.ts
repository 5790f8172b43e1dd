import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 8181);

/** Without a sandbox as root, without a word to the outside, and drawn by the processor alone. */
const quiet = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-sync',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // One demo world for all: each journey has organisations of its own in it.
  fullyParallel: false,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // A browser on a busy machine now and then loses a race that no user would run. What needs its second try is named in the report.
  retries: 1,
  reporter: 'list',
  globalSetup: './server.setup.ts',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    // A trace of every step costs as much as the steps: only a second try has one, or all when asked.
    trace: process.env.TRACE ? 'retain-on-failure' : 'on-first-retry',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args: quiet },
  },
});
