import type { Key } from '@bronhouder/domain/instant.ts';
import type { Reason, Refusal } from '@bronhouder/domain/outcome.ts';
import { inLine } from '@bronhouder/domain/teams/deviations.ts';
import { sameValue } from '@bronhouder/domain/saving/same.ts';
import { perform } from '../../change.ts';
import type { Caller } from '../../http/caller.ts';
import { refusalText } from '../../http/refusal-text.ts';
import { updateSettings } from '../organisations/update-settings.ts';
import { type Beneath, linesThrough, organisationsBeneath } from './queries/beneath.ts';
import { heldThere, pathWithRight } from './queries/settings-effects.ts';

const unknown: Refusal = { code: 'record.unknown', values: {}, problems: [] };

/**
 * Turns the switches of organisations beneath a team as they have to stand there, each by the verb of an organisation's settings, with
 * its own right, version, transaction and entries in the log; an answer for each. Plans are not cancelled, types not taken away.
 */
export const applySettings = async (caller: Caller, { key, organisations }: { key: Key; organisations: readonly Key[] }) => {
  const path = await pathWithRight(caller, key);
  const [beneath, lineTo] = [await organisationsBeneath(caller, key, organisations), await linesThrough(caller.db, path)];
  const answerOf = (it: { key: Key; title: string }, outcome: 'changed' | 'unchanged' | 'refused', reasons: Reason[] = []) => ({
    key: it.key,
    title: it.title,
    outcome,
    reasons: reasons.map((reason) => ({ ...reason, message: refusalText(caller.who.user.language, reason) })),
  });
  const refusedAs = (it: { key: Key; title: string }, { code, values, also = [] }: Refusal) =>
    answerOf(it, 'refused', [{ code, values }, ...also]);
  const apply = async (it: Beneath) => {
    const { online, workflow, productWorkflow, types, version } = it;
    const now = { online, workflow, productWorkflow };
    const wanted = inLine(now, heldThere(caller, lineTo(it.path)));
    if (sameValue(now, wanted)) return answerOf(it, 'unchanged');
    const input = { key: it.key, version, types: [...types], ...wanted, cancelPlans: false };
    const outcome = await perform(updateSettings, { ...caller, right: 'ORGANISATION:updateSettings' }, input);
    return outcome.ok ? answerOf(it, 'changed') : refusedAs(it, outcome.refusal);
  };
  const answers = [];
  for (const asked of new Set(organisations)) {
    const it = beneath.find((one) => one.key === asked);
    answers.push(it ? await apply(it) : refusedAs({ key: asked, title: '' }, unknown));
  }
  return answers;
};
