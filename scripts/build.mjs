// Builds the portal's pages where they are stale; the exit code says whether they are there.
import { built } from './built.mjs';

process.exit(built(process.execPath) ? 0 : 1);
