import type { Key } from '@bronhouder/domain/instant.ts';
import { found } from '../../http/refusal-error.ts';
import type { Caller } from '../../http/caller.ts';
import { itemOf } from './queries/items.ts';
import { mayReadItem } from './queries/readable.ts';
import { writeCalendar } from './write-calendar.ts';

/** One item as an iCalendar file, for whoever may read it. Refuses record.unknown. */
export const downloadItem = async (caller: Caller, { key }: { key: Key }): Promise<{ headers: Record<string, string>; body: File }> => {
  const { db, now, tenant, who } = caller;
  const readable = await mayReadItem(caller, key);
  const item = found(readable ? await itemOf(db, now, key) : null);
  const { language } = who.user;
  const text = await writeCalendar(db, [item], { title: item.title, language, zone: tenant.timeZone, at: null });
  return {
    headers: { 'content-disposition': `attachment; filename="agenda-${key}.ics"`, 'x-content-type-options': 'nosniff' },
    body: new File([text], `agenda-${key}.ics`, { type: 'text/calendar; charset=utf-8' }),
  };
};
