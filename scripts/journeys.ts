import { chromium } from './chromium.ts';
import { runSteps, type Step, type Tally } from './steps.ts';

const count = (report: string): Tally => {
  const { stats }: { stats: { expected: number; flaky: number; unexpected: number } } = JSON.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
};

const journeys = (browser: string): Step => ({
  name: 'browser journeys',
  words: ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
  environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: 'REPORT', CHROME_PATH: browser },
  live: true,
  count,
});

/** The journeys of e2e/ in a real browser. Without a browser they are not passed over: that counts as a failure. */
export const runJourneys = async (): Promise<Tally> => {
  const browser = chromium();
  if (browser) return runSteps([journeys(browser)]);
  console.error('✗ browser journeys: there is no chromium here. Install it (as root: apt-get install chromium) or set CHROME_PATH.');
  return { passed: 0, failed: 1 };
};
