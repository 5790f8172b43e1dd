import type { Key } from '@bronhouder/domain/instant.ts';
import { done, refused, refusedFor } from '@bronhouder/domain/outcome.ts';
import { choicesBeneath, type OwnSettings } from '@bronhouder/domain/teams/settings.ts';
import { changedSettings, tracedChange } from '@bronhouder/domain/teams/settings-change.ts';
import { settingsProblems } from '@bronhouder/domain/teams/settings-problems.ts';
import type { Verb } from '../../change.ts';
import { newestByConcern } from '../types/queries.ts';
import { settingsAlong } from './queries/settings-along.ts';
import type { TeamRecord } from './record.ts';
import { teamRecords } from './store.ts';

type Input = { key: Key; version: number; settings: OwnSettings };

/**
 * What a team sets for what is beneath it (point 3, 'Team'). Refuses `form.problems` with the fields that are wrong, and
 * `settings.mandatory` where a team above leaves no choice. What is there already stays as it is: the types of organisations, and how
 * their switches stand.
 */
export const saveSettings: Verb<TeamRecord, Input, { key: Key; version: number }> = {
  records: teamRecords,
  decide: async (it, { settings }, _at, trx) => {
    const inherited = await settingsAlong(trx, it.place.teams.slice(0, -1));
    const choices = choicesBeneath(inherited, await newestByConcern(trx));
    const found = settingsProblems({ own: settings, current: it.own, inherited, choices });
    const problems = found.problems.map((problem) => ({ ...problem, field: `settings.${problem.field}` }));
    const [first, ...also] = found.reasons;
    if (first) return refusedFor(first, also, problems);
    if (problems.length > 0) return refused('form.problems', {}, problems);
    const changes = changedSettings(it.own, settings);
    if (changes.length === 0) return done({ unchanged: true });
    return done({
      next: { ...it, own: settings },
      traces: [{ act: 'saveSettings', revision: null, note: null, values: tracedChange(changes) }],
    });
  },
  answer: ({ key, version }) => ({ key, version }),
};
