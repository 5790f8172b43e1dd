import type { MoreAct } from '../records/publish/more-act.ts';
import type { ProductInView } from './record.ts';

/** What can be done with a product besides publishing it: one line in its menu and a dialog each. */
export const productActs: readonly MoreAct<ProductInView>[] = [];
