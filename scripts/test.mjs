// npm test. Plain JavaScript for Node 20, with nothing installed yet.
import { installed } from './installed.mjs';
import { run } from './run.mjs';

process.exit(await run(installed(), ['scripts/all-tests.ts']));
