import type { Day } from '@bronhouder/domain/agenda/item.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { type DayChange, withChanges } from '@bronhouder/domain/holidays/exceptions.ts';
import { done, refused } from '@bronhouder/domain/outcome.ts';
import type { Verb } from '../../../change.ts';
import type { ItemRecord } from '../../agenda/record.ts';
import { saveItem } from '../../agenda/save-item.ts';
import { forTeam } from './for-team.ts';

type Input = { key: Key; changes: readonly DayChange[] };
type Saved = { key: Key; organisation: Key; changed: boolean };

/** The days of changes on which hours hold. */
const within = (changes: readonly DayChange[], from: Day, till: Day): DayChange[] =>
  changes
    .map((change) => ({ ...change, from: change.from < from ? from : change.from, till: change.till > till ? till : change.till }))
    .filter((change) => change.from <= change.till);

/**
 * Changes the opening hours of an agenda item beneath a team on some days, as a save by its dialog does. Refuses record.unknown,
 * holiday-hours.none, holiday-hours.full, and what a save refuses.
 */
export const saveItemHoursFor = (team: Key): Verb<ItemRecord, Input, Saved> => ({
  records: saveItem.records,
  decide: async (it, { key, changes }, at, trx) => {
    if (!it.place.teams.includes(team)) return refused('record.unknown');
    const { product, location, working: revision, timing } = it;
    if (timing.kind !== 'hours') return refused('holiday-hours.none');
    const changed = withChanges(timing.hours, within(changes, timing.from, timing.till));
    if (!changed.ok) return changed;
    const next = { ...timing, hours: changed.value };
    const decided = await saveItem.decide(it, { key, revision, product, location, timing: next }, at, trx);
    if ('ask' in decided || !decided.ok) return decided;
    const { value } = decided;
    return done('unchanged' in value ? { unchanged: true } : { ...value, traces: forTeam(team, value.traces) });
  },
  answer: ({ key, organisation }, { changed }) => ({ key, organisation, changed }),
});
