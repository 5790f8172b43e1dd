// Fails on a file of an unknown kind or in an unknown place, and says where it belongs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.ts';
import { structureProblems } from './structure-problems.ts';

/** What is made, not written. */
const passed = ['node_modules', 'dist', '.git', 'test-results', 'playwright-report'];
const passedAtRoot = ['data', 'screens'];

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (passed.includes(entry.name) || (!folder && passedAtRoot.includes(entry.name)) || entry.name.endsWith('.log')) return [];
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    return entry.isDirectory() ? filesIn(path) : [path];
  });

const linesOf = (path: string): number => readFileSync(join(root, path), 'utf8').split('\n').length - 1;

const problems = filesIn('').flatMap((path) => structureProblems(path, linesOf(path)));
for (const problem of problems) console.error(problem);
process.exit(problems.length ? 1 : 0);
