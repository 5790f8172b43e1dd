import type { ApiAnswers } from '../../api/types.ts';

export type RelationList = ApiAnswers['relation']['list'];
export type RelationGroup = RelationList['groups'][number];
export type Related = RelationGroup['rows'][number];
export type UsedType = RelationList['types'][number];

/** A label as it begins a line: labels are written as they stand inside a sentence. */
export const atStart = (label: string): string => label.charAt(0).toLocaleUpperCase() + label.slice(1);
