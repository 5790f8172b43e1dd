import { addDays } from '@bronhouder/domain/agenda/days.ts';
import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import type { House } from '../../house.ts';
import type { Language } from '../../http/refusal-text.ts';
import type { Tenant } from '../tenants/tenant.ts';
import { feedBehind } from './queries/behind-token.ts';
import { itemsOfFeed } from './queries/items.ts';
import { noteUse } from './store.ts';
import { tokenHash } from './token.ts';
import { writeCalendar } from './write-calendar.ts';

/** What ended longer ago is left out: a calendar keeps what it read, and nobody subscribes for what was. */
const daysBack = 366;

/** The calendar behind a secret address, as readers see it now; null: there is none, or it was revoked. */
export const readFeed = async (house: House, tenant: Tenant, token: string, language: Language): Promise<string | null> => {
  const db = house.database.forTenant(tenant.key);
  const now = house.clock();
  const feed = await feedBehind(db, tokenHash(token), now);
  if (!feed) return null;
  const today = todayIn(tenant.timeZone, now);
  await noteUse(db, feed.key, today);
  const items = await itemsOfFeed(db, now, feed, addDays(today, -daysBack));
  const { about, of, title } = feed;
  const at = about === 'location' ? of : null;
  return writeCalendar(db, items, { title, language, zone: tenant.timeZone, at });
};
