// npm start, npm run serve (--without-demo) and npm run dev (--dev). Plain JavaScript for Node 20, with nothing installed yet.
import { join } from 'node:path';
import { built } from './built.mjs';
import { installed, root } from './installed.mjs';
import { run } from './run.mjs';

const flags = process.argv.slice(2);
const node = installed();
const demo = { DEMO: flags.includes('--without-demo') ? '0' : (process.env.DEMO ?? '1') };

if (flags.includes('--dev')) process.exit(await run(node, ['scripts/dev.ts'], demo));
if (!built(node)) {
  console.error('The portal could not be built (see above).');
  process.exit(1);
}
// Smaller steps of the heap keep the process small; what was read and compiled once is kept, so that the next start is quicker.
const small = ['--max-semi-space-size=8', '--heap-growing-percent=50'];
const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/compiled');
process.exit(await run(node, [...small, 'server/src/main.ts'], { NODE_ENV: 'production', NODE_COMPILE_CACHE, ...demo }));
