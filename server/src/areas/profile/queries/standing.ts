import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import { standInPhase } from '@bronhouder/domain/people/stand-in.ts';
import type { Person } from '../../../database/person.ts';
import type { Caller } from '../../../http/caller.ts';
import { getProfile } from './get.ts';

type Standing = { person: Person; till: string };

/** Who stands in for the caller today, and for whom the caller does: what the portal says on every page. */
export const standingToday = async (caller: Caller): Promise<{ standIn: Standing | null; standsInFor: Standing[] }> => {
  const profile = await getProfile(caller);
  const today = todayIn(caller.tenant.timeZone, caller.now);
  const of = (standing: (Standing & { from: string }) | null): Standing[] =>
    standing && standInPhase(standing, today) === 'now' ? [{ person: standing.person, till: standing.till }] : [];
  return { standIn: of(profile.standIn)[0] ?? null, standsInFor: profile.standsInFor.flatMap(of) };
};
