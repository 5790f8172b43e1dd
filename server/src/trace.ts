import type { auditActions } from '@bronhouder/contract/audit.ts';
import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { Values } from '@bronhouder/domain/values.ts';
import type { Kysely, OperationNodeSource } from 'kysely';
import { heard } from './database/heard.ts';
import type { DB } from './database/types.ts';
import type { House } from './house.ts';

/** One line of the audit log, as a verb leaves it. */
export type Trace = {
  /** The verb: `save`, `publish` … */
  act: string;
  /** One of the audit actions of specification point 4; an update unless said otherwise. */
  action?: (typeof auditActions)[number];
  revision: number | null;
  note: string | null;
  values: Values;
  /** When, if it is not now: a planned moment that passed. */
  passedAt?: string;
  /** Somebody may have to hear of it after the commit. */
  tell?: boolean;
};

/** In whose name something is written, and when. Nobody: it is done at the machine itself, by the command line or the demo world. */
export type Author<Of = House> = { house: Of; now: Instant; who: { user: { key: Key } } | null };

/** All that a log needs of who writes. */
type Signer = Author<Pick<House, 'newKey'>>;

export type About = {
  kind:
    | 'organisation'
    | 'product'
    | 'supplement'
    | 'agenda'
    | 'team'
    | 'role'
    | 'assignment'
    | 'invitation'
    | 'user'
    | 'type'
    | 'relationType'
    | 'tenant';
  record: Key;
  facts?: object;
};

/** The rows of the audit log for traces of one record. */
export const entriesOf = (about: About, traces: readonly Trace[], author: Signer) =>
  traces.map((trace) => ({
    key: author.house.newKey(),
    kind: about.kind,
    record: about.record,
    at: trace.passedAt ?? author.now,
    by: trace.passedAt ? null : (author.who?.user.key ?? null),
    action: trace.action ?? 'update',
    act: trace.act,
    revision: trace.revision,
    note: trace.note,
    details: JSON.stringify({ values: trace.values, ...(about.facts && { facts: about.facts }) }),
  }));

/**
 * What of the audit log belongs into the statement of a write: the entries, and which of them have to be told. `watched`: records of
 * which these are news.
 */
export const logged = (
  db: Kysely<DB>,
  about: About,
  traces: readonly Trace[],
  author: Signer,
  watched: readonly Key[] = [],
): Record<string, OperationNodeSource | undefined> => {
  const rows = entriesOf(about, traces, author);
  const told = rows.filter((_, position) => traces[position]?.tell);
  const untold = rows.filter((_, position) => !traces[position]?.tell);
  return {
    logged: db.insertInto('audit').values(rows),
    untold: told.length > 0 ? db.insertInto('untold').values(told.map((row) => ({ audit: row.key }))) : undefined,
    heard: heard(db, untold, watched),
  };
};
