import { describe, expect, test } from 'vitest';
import { structureProblems } from './structure-problems.ts';

describe('a file in its place', () => {
  test.each([
    'domain/src/publication/publish.ts',
    'domain/src/publication/publish.test.ts',
    'phrases/src/nl/organisation.ts',
    'server/src/areas/organisations/publish-organisation.ts',
    'server/src/database/migrations/0001-tenants.sql',
    'web/src/features/organisations/list/list-page.tsx',
    'web/src/ui/chip.module.css',
    'e2e/organisation.spec.ts',
    'README.md',
  ])('%s', (path) => {
    expect(structureProblems(path, 10)).toEqual([]);
  });
});

describe('a file elsewhere is told where it belongs', () => {
  test.each([
    ['domain/src/weather/rain.ts', 'domain/src/<area>/<rule>.ts'],
    ['server/src/publish.ts', 'areas/, http/, database/'],
    ['server/src/areas/publish.ts', 'server/src/areas/<noun>/'],
    ['server/src/database/migrations/tenants.sql', 'NNNN-name.sql'],
    ['web/src/services/client.ts', 'features/<noun>/'],
    ['web/src/ui/Chip.tsx', 'ui/'],
    ['src/main.ts', 'one of the rooms'],
    ['domain/src/fields/utils.ts', '“utils” says nothing'],
    ['web/src/helpers/date.ts', '“helpers” says nothing'],
    ['domain/src/fields/index.ts', 'Import from the file itself'],
  ])('%s → %s', (path, advice) => {
    expect(structureProblems(path, 10)).toEqual([expect.stringContaining(advice)]);
  });
});

test('300 lines are enough; a generated file may have more', () => {
  expect(structureProblems('domain/src/condition.ts', 300)).toEqual([]);
  expect(structureProblems('domain/src/condition.ts', 301)).toEqual([expect.stringContaining('301 lines')]);
  expect(structureProblems('server/src/database/types.ts', 900)).toEqual([]);
});
