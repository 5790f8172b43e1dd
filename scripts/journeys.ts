import { createServer } from 'node:net';
import { chromium } from './chromium.ts';
import { runSteps, type Step, type Tally } from './steps.ts';

const count = (report: string): Tally => {
  const { stats }: { stats: { expected: number; flaky: number; unexpected: number } } = JSON.parse(report);
  if (stats.flaky) console.log(`! passed at their second try only: ${stats.flaky} (told above)`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
};

/** A port that nobody listens on, so that journeys run beside whatever else does. */
const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const probe = createServer().once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });

const journeys = (browser: string, port: number): Step => ({
  name: 'browser journeys',
  words: ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
  environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: 'REPORT', CHROME_PATH: browser, E2E_PORT: String(port) },
  live: true,
  count,
});

/** The journeys of e2e/ in a real browser. Without a browser they are not passed over: that counts as a failure. */
export const runJourneys = async (): Promise<Tally> => {
  const browser = chromium();
  if (browser) return runSteps([journeys(browser, await freePort())]);
  console.error('✗ browser journeys: there is no chromium here. Install it (as root: apt-get install chromium) or set CHROME_PATH.');
  return { passed: 0, failed: 1 };
};
