import type { Key } from '@bronhouder/domain/instant.ts';
import { sql, type Transaction } from 'kysely';
import type { Records, Written } from '../../change.ts';
import { allAtOnce } from '../../database/all-at-once.ts';
import type { DB } from '../../database/types.ts';
import type { Caller } from '../../http/caller.ts';
import { logged, type Trace } from '../../trace.ts';
import type { IsilRecord } from './record.ts';

type Marks = Pick<IsilRecord, 'key' | 'organisation' | 'original' | 'current'>;
type Loser = { key: Key; code: string; current: boolean; original: boolean };

export type Placed = { teams: Key[]; organisation: Key; archived: boolean };

/** The organisation, of which nobody else changes a code until the transaction ends. */
export const lockOrganisation = async (trx: Transaction<DB>, key: Key): Promise<Placed | null> => {
  const row = await trx
    .selectFrom('organisation as o')
    .innerJoin('team as t', 't.key', 'o.team')
    .select(['t.path', 'o.archived_at'])
    .where('o.key', '=', key)
    .forNoKeyUpdate('o')
    .executeTakeFirst();
  return row ? { teams: row.path, organisation: key, archived: row.archived_at !== null } : null;
};

/** Takes the marks that this code is to have from the codes that have them; answers what stands in the log of each. */
const takeMarks = async (trx: Transaction<DB>, it: Marks, caller: Caller): Promise<Trace[]> => {
  const { rows } = await sql<Loser>`
    update isil_code i set current = i.current and not ${it.current}, original = i.original and not ${it.original},
      version = i.version + 1, updated_at = ${caller.now}, updated_by = ${caller.who.user.key}
    from isil_code old
    where old.key = i.key and i.organisation = ${it.organisation} and i.key <> ${it.key}
      and (i.current and ${it.current} or i.original and ${it.original})
    returning i.key, i.code, old.current and ${it.current} as current, old.original and ${it.original} as original`.execute(trx);
  return rows.map(({ key, code, current, original }) => ({
    act: 'isilUnmark',
    revision: null,
    note: null,
    values: { isil: key, code, ...(current && { current }), ...(original && { original }) },
  }));
};

const about = (it: IsilRecord) => ({ kind: 'organisation', record: it.organisation }) as const;
const columnsOf = ({ code, startDate, original, current, version }: IsilRecord, { now, who }: Caller) => {
  const changed = { updated_at: now, updated_by: who.user.key };
  return { code, start_date: startDate, original, current, version, ...changed };
};

/** A new code; another one that had its marks loses them in the same transaction. */
export const insertIsil = async (trx: Transaction<DB>, it: IsilRecord, caller: Caller): Promise<void> => {
  const { key, organisation, code, startDate, current, original } = it;
  const values = { isil: key, code, startDate, ...(current && { current }), ...(original && { original }) };
  const traces: Trace[] = [...(await takeMarks(trx, it, caller)), { act: 'isilAdd', revision: null, note: null, values }];
  await allAtOnce(trx, {
    made: trx.insertInto('isil_code').values({ key, organisation, ...columnsOf(it, caller), created_at: caller.now }),
    ...logged(trx, about(it), traces, caller),
  });
};

const lockAt = async (trx: Transaction<DB>, organisation: Key, key: Key): Promise<IsilRecord | null> => {
  const place = await lockOrganisation(trx, organisation);
  const row =
    place &&
    (await trx.selectFrom('isil_code').selectAll().where('key', '=', key).where('organisation', '=', organisation).executeTakeFirst());
  if (!row) return null;
  const { code, start_date: startDate, original, current, version } = row;
  return { key, version, place, organisation, archived: place.archived, code, startDate, original, current };
};

const write = async (trx: Transaction<DB>, { next, traces, erased }: Written<IsilRecord>, caller: Caller): Promise<void> => {
  const others = erased ? [] : await takeMarks(trx, next, caller);
  await allAtOnce(trx, {
    done: erased
      ? trx.deleteFrom('isil_code').where('key', '=', next.key)
      : trx.updateTable('isil_code').set(columnsOf(next, caller)).where('key', '=', next.key),
    ...logged(trx, about(next), [...others, ...traces], caller),
  });
};

/** The codes of one organisation. */
export const isilCodesOf = (organisation: Key): Records<IsilRecord> => ({
  readRight: 'ORGANISATION:read',
  lock: (trx, key) => lockAt(trx, organisation, key),
  write,
});
