import type { DialogAct } from './main-act.ts';

/** Which dialog about publication stands open. */
export type DialogName = 'publish' | DialogAct;
