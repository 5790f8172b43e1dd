import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import type { Caller } from '../../http/caller.ts';
import { keptAbout } from './queries/kept.ts';

const headers = (name: string): Record<string, string> => ({
  'content-disposition': `attachment; filename="${name}"`,
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-store',
});

/** Everything that is kept about the caller, as a file to keep (decisions 10): JSON that people and programs can read. */
export const exportProfile = async (caller: Caller): Promise<{ headers: Record<string, string>; body: File }> => {
  const name = `bronhouder-${todayIn(caller.tenant.timeZone, caller.now)}.json`;
  const kept = { portal: caller.tenant.name, exportedAt: caller.now, ...(await keptAbout(caller)) };
  return { headers: headers(name), body: new File([`${JSON.stringify(kept, null, 2)}\n`], name, { type: 'application/json' }) };
};
