import type { ApiAnswers } from '../../../api/types.ts';

/** A product as a list has it. */
export type Row = ApiAnswers['product']['list']['rows'][number];
