import type { Step, Tally } from './steps.ts';

const count = (report: string): Tally => {
  const { numPassedTests, numFailedTests }: { numPassedTests: number; numFailedTests: number } = JSON.parse(report);
  return { passed: numPassedTests, failed: numFailedTests };
};

/** The tests of some projects of vitest.config.ts. */
export const vitestStep = (name: string, projects: string[], live = false): Step => ({
  name,
  words: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--passWithNoTests',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=REPORT',
  ],
  live,
  count,
});
