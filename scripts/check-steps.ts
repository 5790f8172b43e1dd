import type { Step } from './steps.ts';
import { vitestStep } from './vitest-step.ts';

const rooms = ['domain', 'contract', 'phrases', 'server', 'web', 'world', 'e2e', 'bench', 'scripts'];

/** What can be said about the code without a database or a browser, the slowest first. */
export const checkSteps: Step[] = [
  vitestStep('tests of rules and texts', ['unit', 'web']),
  { name: 'types', words: ['node_modules/typescript-7/bin/tsc', '-p', '.'] },
  { name: 'types of the browser', words: ['node_modules/typescript-7/bin/tsc', '-p', 'web'] },
  { name: 'lint', words: ['node_modules/oxlint/bin/oxlint', '--type-aware'] },
  {
    name: 'directions',
    words: ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', '--config', '.dependency-cruiser.cjs', ...rooms],
  },
  { name: 'dead code', words: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'format', words: ['node_modules/@biomejs/biome/bin/biome', 'format', '.'] },
  { name: 'structure', words: ['scripts/structure.ts'] },
];
