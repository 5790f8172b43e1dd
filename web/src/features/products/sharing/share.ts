import type { ApiAnswers } from '../../../api/types.ts';

/** Who shows a product, as its owner or a co-organiser sees it. */
export type Consumers = ApiAnswers['sharing']['consumers'];
export type Share = Consumers['shares'][number];
/** What a dialog about one of them has to name. */
export type Named = { key: string; title: string };
