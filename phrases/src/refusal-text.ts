import type { RefusalCode } from '@bronhouder/domain/refusal.ts';

/** Codes of services beside ours, as the specification's catalogue (point 8) names them. */
export type ServiceCode = 'REGIONS_EXCEPTION' | 'REGIONS_VERIFY_ERROR' | 'WORDS_VERIFY_ERROR' | 'ElasticQueryException';

/** What the user reads about a refusal; without a title the general one of point 8 stands above it. */
export type RefusalText = { title?: string; message: string };

/** A text for every code: one that is missing does not compile. */
export type RefusalTexts = Record<RefusalCode | ServiceCode, RefusalText>;

/** The texts of refusals that say what they are about, where that is no organisation; a code that is not here is said the same of all. */
export type RecordRefusals = Record<'product' | 'supplement' | 'agenda', Partial<Record<RefusalCode, RefusalText>>>;
