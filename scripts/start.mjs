// npm start, npm run serve (--without-demo) and npm run dev (--dev). Plain JavaScript for Node 20, with nothing installed yet.
import { built } from './built.mjs';
import { installed } from './installed.mjs';
import { run } from './run.mjs';

const flags = process.argv.slice(2);
const node = installed();
const demo = { DEMO: flags.includes('--without-demo') ? '0' : (process.env.DEMO ?? '1') };

if (flags.includes('--dev')) process.exit(await run(node, ['scripts/dev.ts'], demo));
if (!built(node)) {
  console.error('The portal could not be built (see above).');
  process.exit(1);
}
process.exit(await run(node, ['server/src/main.ts'], { NODE_ENV: 'production', ...demo }));
