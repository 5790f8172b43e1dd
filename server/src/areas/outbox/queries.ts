import type { Key } from '@bronhouder/domain/instant.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import { sql } from 'kysely';
import { type Caller, rightOf } from '../../http/caller.ts';
import { found, refuse } from '../../http/refusal-error.ts';

type State = 'queued' | 'sent' | 'kept' | 'failed';
const columns = ['key', 'recipient as to', 'subject', 'kind', 'at', 'failure'] as const;

/** Mails belong to the tenant as a whole: for those who hold the right at its root team. */
const forAdministrators = (caller: Caller): void => {
  if (!allowed(caller.who.assignments, { teams: [caller.tenant.rootTeam] }, rightOf(caller))) refuse('right.missing');
};

/** The mails of the tenant, newest first. */
export const listMails = async (caller: Caller, { page, size }: { page: number; size: number }) => {
  forAdministrators(caller);
  const rows = await caller.db
    .selectFrom('mail')
    .select([...columns, sql<State>`state`.as('state'), sql<number>`count(*) over ()`.as('total')])
    .orderBy('at', 'desc')
    .orderBy('key', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rows: rows.map(({ total, ...mail }) => mail), total: rows[0]?.total ?? 0 };
};

/** One mail with both its parts, as it was written: where a token belongs stands its mark. */
export const getMail = async (caller: Caller, { key }: { key: Key }) => {
  forAdministrators(caller);
  const row = await caller.db
    .selectFrom('mail')
    .select([...columns, sql<State>`state`.as('state'), 'body_text as text', 'body_html as html'])
    .where('key', '=', key)
    .executeTakeFirst();
  return found(row);
};
