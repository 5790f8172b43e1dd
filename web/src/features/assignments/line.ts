import type { ApiAnswers } from '../../api/types.ts';

/** A role that somebody holds, or an invitation to one: a line of the lists of people. */
export type Line = ApiAnswers['assignment']['list']['rows'][number];
export type LineAct = 'change' | 'remove' | 'resend' | 'withdraw';
export type Loss = ApiAnswers['assignment']['removal'];
/** A team or an organisation where roles are held. */
export type HeldAt = { kind: 'team' | 'organisation'; key: string; name: string };

/** What an act is called with a line: which of them, and the version that was seen. */
export const acts: readonly LineAct[] = ['change', 'remove', 'resend', 'withdraw'];
