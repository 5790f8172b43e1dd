import type { ApiAnswers } from '../../../api/types.ts';

export type Feed = ApiAnswers['feed']['list']['feeds'][number];
