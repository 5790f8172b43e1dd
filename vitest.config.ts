import { defineConfig } from 'vitest/config';

const never = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    exclude: never,
    maxWorkers: 2,
    projects: [
      {
        // Rules and texts: no database, no network, no browser.
        test: {
          name: 'unit',
          testTimeout: 60_000,
          include: [
            'domain/src/**/*.test.ts',
            'contract/src/**/*.test.ts',
            'phrases/src/**/*.test.ts',
            'world/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        // Everything at the real database: one server for the run, a fresh database per file (see server/src/database/for-tests.ts).
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts', 'bench/src/**/*.test.ts'],
          pool: 'forks',
          // Reading the server's code anew for every file took longer than its tests.
          isolate: false,
          globalSetup: ['server/src/database/for-tests-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // What the browser's code decides without a screen; screens are tried in e2e.
        test: { name: 'web', include: ['web/src/**/*.test.ts'] },
      },
    ],
  },
});
