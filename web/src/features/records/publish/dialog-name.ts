import type { DialogAct } from './main-act.ts';
import type { MoreName } from './more-act.ts';

/** Which dialog about a record stands open. */
export type DialogName = 'publish' | DialogAct | MoreName;
