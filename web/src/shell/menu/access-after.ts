import { refusalIn } from '../../api/refusal.ts';

/** What became of the menu of an area: its page opens, waits, or another page says why not (points 7 and 8). */
export type Access = 'open' | 'pending' | 'notFound' | 'notAllowed';

/** 404, and 400 for a key that is none: not found; 401 and 403: not allowed. Any other failure opens the page under 'Onbekend', with empty actions. */
export const accessAfter = ({ isPending, error }: { isPending: boolean; error: unknown }): Access => {
  if (isPending) return 'pending';
  const status = refusalIn(error)?.status;
  if (status === 404 || status === 400) return 'notFound';
  return status === 401 || status === 403 ? 'notAllowed' : 'open';
};
