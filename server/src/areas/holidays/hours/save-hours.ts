import type { Key } from '@bronhouder/domain/instant.ts';
import type { DayChange } from '@bronhouder/domain/holidays/exceptions.ts';
import type { Reason, Refusal } from '@bronhouder/domain/outcome.ts';
import { perform } from '../../../change.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/refusal-error.ts';
import { refusalText } from '../../../http/refusal-text.ts';
import { publishOrganisation } from '../../organisations/publish-organisation.ts';
import { pathWithRight } from '../../teams/queries/settings-effects.ts';
import { problemsIn } from './problems.ts';
import { isShown } from './queries/is-shown.ts';
import { readersOf } from './readers.ts';
import { type SavedField, saveFieldFor } from './save-field.ts';
import { saveItemHoursFor } from './save-item-hours.ts';

type About = { kind: 'field' | 'item'; key: Key; field: string | null };
type Asked = About & { changes: DayChange[] };
type Result = { outcome: 'saved' | 'published' | 'waiting' | 'unchanged' | 'refused'; reasons: Reason[] };

const refusedAs = ({ code, values, also = [] }: Refusal): Result => ({ outcome: 'refused', reasons: [{ code, values }, ...also] });
const waiting = (...reasons: Reason[]): Result => ({ outcome: 'waiting', reasons });

/** What became of a change that was saved: readers see nothing of the organisation, or the change at once, or once it is published. */
const published = async (caller: Caller, { key, version, facts, alone }: SavedField, publish: boolean): Promise<Result> => {
  const readers = readersOf({ ...facts, working: facts.working - 1 }, [], caller.now);
  if (readers === 'hidden') return { outcome: 'saved', reasons: [] };
  if (readers === 'atOnce') return { outcome: 'published', reasons: [] };
  if (!alone) return waiting({ code: 'holiday-hours.other-changes', values: {} });
  if (!publish) return waiting();
  const outcome = await perform(publishOrganisation, { ...caller, right: 'ORGANISATION:publish' }, { key, version });
  return outcome.ok ? { outcome: 'published', reasons: [] } : waiting({ code: outcome.refusal.code, values: outcome.refusal.values });
};

const saveOne = async (caller: Caller, team: Key, { kind, key, field, changes }: Asked, publish: boolean): Promise<Result> => {
  if (kind === 'item') {
    const outcome = await perform(saveItemHoursFor(team), { ...caller, right: 'AGENDA:update' }, { key, changes });
    if (!outcome.ok) return refusedAs(outcome.refusal);
    if (!outcome.value.changed) return { outcome: 'unchanged', reasons: [] };
    return { outcome: (await isShown(caller, key)) ? 'published' : 'saved', reasons: [] };
  }
  const outcome = await perform(saveFieldFor(team), { ...caller, right: 'ORGANISATION:update' }, { key, field: field ?? '', changes });
  if (!outcome.ok) return refusedAs(outcome.refusal);
  return outcome.value.changed ? published(caller, outcome.value, publish) : { outcome: 'unchanged', reasons: [] };
};

/**
 * Changes opening hours beneath a team on some days, each by the save of its record, with its own right, transaction, revision and entries in the
 * log; an answer for each. Refuses form.problems when what is asked is wrong itself: then nothing is changed.
 */
export const saveHours = async (caller: Caller, { key, publish, targets }: { key: Key; publish: boolean; targets: Asked[] }) => {
  await pathWithRight(caller, key);
  const problems = problemsIn(targets);
  if (problems.length > 0) refuse('form.problems', { count: problems.length }, problems);
  const answers = [];
  for (const { changes, ...about } of targets) {
    const { outcome, reasons } = await saveOne(caller, key, { ...about, changes }, publish);
    const told = reasons.map((reason) => ({ ...reason, message: refusalText(caller.who.user.language, reason) }));
    answers.push({ ...about, outcome, reasons: told });
  }
  return answers;
};
