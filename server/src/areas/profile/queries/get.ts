import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import { everyTiming, type MailPreferences } from '@bronhouder/domain/people/mail-preferences.ts';
import { standInPhase } from '@bronhouder/domain/people/stand-in.ts';
import { sql } from 'kysely';
import { type Person, personIn } from '../../../database/person.ts';
import type { Caller } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';
import { profileOpen } from '../../tenants/queries/profile-open.ts';

type Standing = { person: Person; from: string; till: string };

const standsInFor = sql<Standing[]>`(select coalesce(json_agg(json_build_object(
    'person', json_build_object('key', f.id, 'name', nullif(f.name, '')), 'from', f.stand_in_from, 'till', f.stand_in_till)
    order by f.stand_in_from, f.name), '[]')
  from user_account f where f.stand_in = self.id and f.deactivated_at is null)`;

/** Somebody's own profile; a stand-in whose days are over is none. */
export const getProfile = async ({ db, who, tenant, now }: Caller) => {
  const row = found(
    await db
      .selectFrom('user_account as self')
      .select(['self.version', 'self.email', 'self.first_name as firstName', 'self.infix', 'self.family_name as familyName'])
      .select(['self.phone_number as phoneNumber', 'self.language', 'self.stand_in_from as from', 'self.stand_in_till as till'])
      .select([personIn('self.stand_in').as('person'), sql<MailPreferences>`self.mail_preferences`.as('preferences')])
      .select([standsInFor.as('standsInFor'), profileOpen(tenant).as('changeable')])
      .where('self.id', '=', who.user.key)
      .executeTakeFirst(),
  );
  const { person, from, till, language, preferences, ...profile } = row;
  const today = todayIn(tenant.timeZone, now);
  const current = (standing: Standing): boolean => standInPhase(standing, today) !== 'over';
  const standIn = person && from && till ? { person, from, till } : null;
  return {
    ...profile,
    language: language === 'en' ? ('en' as const) : ('nl' as const),
    mail: everyTiming(preferences),
    standIn: standIn && current(standIn) ? standIn : null,
    standsInFor: profile.standsInFor.filter(current),
  };
};
