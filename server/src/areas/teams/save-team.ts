import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import { problemsOfTeam, tidyTeam, type WrittenTeam } from '@bronhouder/domain/teams/naming.ts';
import type { Verb } from '../../change.ts';
import { nameTaken } from './queries/name-taken.ts';
import type { TeamRecord } from './record.ts';
import { teamsInTurn } from './store.ts';

type Input = WrittenTeam & { key: Key; version: number };

/** Gives a team another name or comment (point 3, 'Team'). Refuses form.problems: a name is needed, and unique among its siblings. */
export const saveTeam: Verb<TeamRecord, Input, { key: Key; version: number }> = {
  records: teamsInTurn,
  decide: async (it, written, _at, trx) => {
    const team = tidyTeam(written);
    const taken = it.parent !== null && (await nameTaken(trx, it.parent, team.name, it.key)) !== null;
    const problems = problemsOfTeam(written, taken);
    if (problems.length > 0) return refused('form.problems', {}, problems);
    const [renamed, commented] = [team.name !== it.name, team.comment !== it.comment];
    if (!renamed && !commented) return done({ unchanged: true });
    const values = {
      fields: [...(renamed ? ['name'] : []), ...(commented ? ['comment'] : [])].join(' '),
      ...(renamed && { before: it.name, after: team.name }),
    };
    return done({ next: { ...it, ...team }, traces: [{ act: 'save', revision: null, note: null, values }] });
  },
  answer: ({ key, version }) => ({ key, version }),
};
