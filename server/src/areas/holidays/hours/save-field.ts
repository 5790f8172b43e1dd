import type { Key } from '@bronhouder/domain/instant.ts';
import { type DayChange, withChanges } from '@bronhouder/domain/holidays/exceptions.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import type { Facts } from '@bronhouder/domain/publication/facts.ts';
import type { Verb } from '../../../change.ts';
import { publishableOrganisation } from '../../organisations/publishable.ts';
import type { OrganisationRecord } from '../../organisations/record.ts';
import { saveOrganisation } from '../../organisations/save-organisation.ts';
import type { Merged } from '../../records/merged-content.ts';
import { mayDo } from '../../records/publishable.ts';
import { referencesOf } from '../../records/record.ts';
import { hoursFields, hoursIn } from './fields.ts';
import { forTeam } from './for-team.ts';
import { isOut } from './readers.ts';

type Input = { key: Key; field: string; changes: readonly DayChange[] };
type Aside = Merged & { alone: boolean };
/** `alone`: nothing else waits to be published. */
export type SavedField = { key: Key; version: number; facts: Facts; changed: boolean; alone: boolean };

/**
 * Changes the opening hours of an organisation beneath a team on some days, as a save by its form does: the days alone, so that what others
 * saved meanwhile stays. Refuses record.unknown, holiday-hours.none, holiday-hours.full, and what a save refuses.
 */
export const saveFieldFor = (team: Key): Verb<OrganisationRecord, Input, SavedField, Aside> => ({
  records: saveOrganisation.records,
  decide: async (it, { key, field, changes }, at, trx) => {
    if (!it.place.teams.includes(team)) return refused('record.unknown');
    const hours = hoursIn(it.content, field);
    if (!hours || !hoursFields(it.types).some((one) => one.key === field)) return refused('holiday-hours.none');
    const changed = withChanges(hours, changes);
    if (!changed.ok) return changed;
    const stays = it.facts.state === 'ready' && mayDo(publishableOrganisation, 'saveReady', at);
    const content = { ...it.content, [field]: changed.value };
    const typed = { key, revision: it.facts.working, types: referencesOf(it.types), content, state: stays ? 'ready' : 'concept' } as const;
    const decided = await saveOrganisation.decide(it, typed, at, trx);
    if ('ask' in decided || !decided.ok) return decided;
    const aside = { content, merged: [], mergedFrom: null, alone: isOut(it.facts, at.now) };
    const { value } = decided;
    return done('unchanged' in value ? { ...value, aside } : { ...value, traces: forTeam(team, value.traces), aside });
  },
  answer: ({ key, version, facts }, { changed, aside }) => ({ key, version, facts, changed, alone: aside?.alone ?? false }),
});
