import type { DialogAct } from './main-act.ts';

/** Which dialog about an organisation stands open. */
export type DialogName = 'publish' | 'copy' | DialogAct;
