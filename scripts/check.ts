// npm run check: types, lint, directions, dead code, format, structure and the tests that need no database, in under a minute.
import { checkSteps } from './check-steps.ts';
import { runSteps } from './steps.ts';

const { passed, failed } = await runSteps(checkSteps, 2);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
