// npm run screens [-- part of a name …]: a picture of every screen, in screens/.
import { built } from './built.mjs';
import { installed } from './installed.mjs';
import { run } from './run.mjs';

const node = installed();
if (!built(node)) process.exit(1);
process.exit(await run(node, ['e2e/screens.ts', ...process.argv.slice(2)]));
