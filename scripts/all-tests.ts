// Everything that must hold, run by test.mjs on the project's own Node.
import { checkSteps } from './check-steps.ts';
import { runJourneys } from './journeys.ts';
import { runSteps, sum } from './steps.ts';
import { vitestStep } from './vitest-step.ts';

const checked = await runSteps(checkSteps, 2);
const served = await runSteps([vitestStep('tests of the server', ['server'], true)]);
const build = await runSteps([{ name: 'build of the portal', words: ['scripts/build.mjs'] }]);
const journeys = await runJourneys();

const { passed, failed } = sum([checked, served, build, journeys]);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
