import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { done, type Outcome, refused } from '@bronhouder/domain/outcome.ts';
import { allowed, allowedActions } from '@bronhouder/domain/permissions/allowed.ts';
import type { Subject } from '@bronhouder/domain/permissions/assignment.ts';
import { type Needed, neededAt } from '@bronhouder/domain/permissions/needed.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import type { RefusalCode } from '@bronhouder/domain/refusal.ts';
import type { Kysely, OperationNodeSource, Transaction } from 'kysely';
import { untilFree } from './database/deadlock.ts';
import type { DB } from './database/types.ts';
import { type Caller, neededBy } from './http/caller.ts';
import { valueOf } from './http/refusal-error.ts';
import type { Question } from './outside/verdicts.ts';
import type { Trace } from './trace.ts';

/** What every record that can be written has. `seenFrom`: other places where the right to read shows it, without more. */
export type Stored = { key: Key; version: number; place: Subject; seenFrom?: readonly Subject[] };

/** What is written with a record because it belongs to it; `tell`: somebody may have to hear of that. */
export type Along = { writes(db: Kysely<DB>): Record<string, OperationNodeSource | undefined>; tell: boolean };

/** What a verb decided: the record as it will be, what is left in the log, and the fields that a new revision changes, if it makes one. */
export type Written<It> = { next: It; traces: Trace[]; fields?: string[]; erased?: true; along?: Along | undefined };
/** There is nothing to change. */
export type Unchanged = { unchanged: true };

/** A verb may also find that there is nothing to change, or that the outside world has to be asked first, outside the transaction. */
export type Decided<It, Aside = unknown> = Outcome<(Written<It> | Unchanged) & { aside?: Aside }> | { ask: Question[] };

/** What a decision may look at beside the record and the input. */
export type At = { now: Instant; by: Key; rights: readonly Right[]; caller: Caller };

/**
 * How one kind of record is locked and written: its `store.ts`. Seeing it at all takes `readRight`; without, it does not exist.
 * `called`: what refusals call it, where that is not an organisation.
 */
export type Records<It extends Stored> = {
  readRight: Needed;
  called?: 'product' | 'supplement' | 'agenda';
  lock(trx: Transaction<DB>, key: Key): Promise<It | null>;
  /** The record, its revision and its audit entries in one statement. */
  write(trx: Transaction<DB>, written: Written<It>, caller: Caller): Promise<void>;
};

type Named = { key: Key; version?: number };

/** What a verb answers from: the record as it is now, whether it changed, and what the decision found out on the way. */
export type Result<Aside> = { changed: boolean; aside: Aside | undefined };

/** `withoutRight`: the code when the right is missing, where it has a text of its own. */
export type Verb<It extends Stored, Input extends Named, Answer, Aside = unknown> = {
  records: Records<It>;
  withoutRight?: RefusalCode;
  /** What somebody changes about themselves, whatever rights they hold: nobody else may. */
  ofOneself?: true;
  decide(it: It, input: Input, at: At, trx: Transaction<DB>): Decided<It, Aside> | Promise<Decided<It, Aside>>;
  answer(next: It, result: Result<Aside>): Answer;
};

type Attempt<Answer> = { outcome: Outcome<Answer>; tell?: boolean } | { ask: Question[] };

/**
 * The only way to write: opens the transaction, locks the record, checks the right and the version that was seen, lets the verb
 * decide, and saves record, revision and audit entries together. A refusal leaves nothing behind: record.unknown, right.missing,
 * version.newer, and whatever the verb refuses.
 */
export const perform = async <It extends Stored, Input extends Named, Answer, Aside>(
  verb: Verb<It, Input, Answer, Aside>,
  caller: Caller,
  input: Input,
): Promise<Outcome<Answer>> => {
  const attempt = () => untilFree(() => caller.db.transaction().execute((trx) => attemptIn(trx, verb, caller, input)));
  for (;;) {
    const result = await attempt();
    if ('ask' in result) {
      await caller.house.outside.verdicts.ask(result.ask);
      continue;
    }
    if (result.tell) caller.house.wake('tell');
    return inItsWords(verb.records, result.outcome);
  }
};

/** A refusal with the word for what it is about, so that its text is about that. */
const inItsWords = <T>({ called }: { called?: string }, outcome: Outcome<T>): Outcome<T> =>
  outcome.ok || !called ? outcome : { ok: false, refusal: { ...outcome.refusal, values: { ...outcome.refusal.values, record: called } } };

const attemptIn = async <It extends Stored, Input extends Named, Answer, Aside>(
  trx: Transaction<DB>,
  verb: Verb<It, Input, Answer, Aside>,
  caller: Caller,
  input: Input,
): Promise<Attempt<Answer>> => {
  const it = await verb.records.lock(trx, input.key);
  if (!it) return { outcome: refused('record.unknown') };
  const no = reasonAgainst(verb, it, caller);
  if (no) return { outcome: refused(no) };
  if (input.version !== undefined && input.version !== it.version) return { outcome: refused('version.newer', { version: it.version }) };
  const rights = allowedActions(caller.who.assignments, it.place);
  const decided = await verb.decide(it, input, { now: caller.now, by: caller.who.user.key, rights, caller }, trx);
  if ('ask' in decided) return decided;
  if (!decided.ok) return { outcome: decided };
  const { aside } = decided.value;
  if ('unchanged' in decided.value) return { outcome: done(verb.answer(it, { changed: false, aside })) };
  const written = { ...decided.value, next: { ...decided.value.next, version: it.version + 1 } };
  await verb.records.write(trx, written, caller);
  return {
    outcome: done(verb.answer(written.next, { changed: true, aside })),
    tell: written.traces.some((trace) => trace.tell) || written.along?.tell === true,
  };
};

const reasonAgainst = <It extends Stored>(
  verb: { records: Records<It>; withoutRight?: RefusalCode; ofOneself?: true },
  it: It,
  caller: Caller,
): RefusalCode | null => {
  const { assignments, user } = caller.who;
  if (verb.ofOneself) return it.key === user.key ? null : 'record.unknown';
  const seen = [it.place, ...(it.seenFrom ?? [])].some((place) => allowed(assignments, place, neededAt(verb.records.readRight, place)));
  if (!seen) return 'record.unknown';
  if (!allowed(assignments, it.place, neededAt(neededBy(caller), it.place))) return verb.withoutRight ?? 'right.missing';
  return null;
};

/** How a record comes into being: where it will stand (null: no such place), what it is, and how it is inserted. */
export type Maker<It extends Stored, Input, Answer> = {
  placeOf(trx: Transaction<DB>, input: Input): Promise<Subject | null>;
  /** Where else it may be seen from, without being made there: see `Stored`. */
  seenFrom?(trx: Transaction<DB>, input: Input): Promise<readonly Subject[]>;
  readPlace: Needed;
  withoutRight?: RefusalCode;
  make(input: Input, place: Subject, at: At, trx: Transaction<DB>): Promise<Outcome<It>>;
  insert(trx: Transaction<DB>, it: It, caller: Caller): Promise<void>;
  answer(it: It): Answer;
};

/** Makes a record: like `perform`, with the right at the place where it is to stand. */
export const performNew = <It extends Stored, Input, Answer>(
  maker: Maker<It, Input, Answer>,
  caller: Caller,
  input: Input,
): Promise<Outcome<Answer>> => untilFree(() => caller.db.transaction().execute((trx) => makeIn(trx, maker, caller, input)));

const makeIn = async <It extends Stored, Input, Answer>(
  trx: Transaction<DB>,
  maker: Maker<It, Input, Answer>,
  caller: Caller,
  input: Input,
): Promise<Outcome<Answer>> => {
  const { assignments, user } = caller.who;
  const place = await maker.placeOf(trx, input);
  if (!place) return refused('record.unknown');
  const seen = [place, ...((await maker.seenFrom?.(trx, input)) ?? [])];
  if (!seen.some((from) => allowed(assignments, from, neededAt(maker.readPlace, from)))) return refused('record.unknown');
  if (!allowed(assignments, place, neededAt(neededBy(caller), place))) return refused(maker.withoutRight ?? 'right.missing');
  const made = await maker.make(input, place, { now: caller.now, by: user.key, rights: allowedActions(assignments, place), caller }, trx);
  if (!made.ok) return made;
  await maker.insert(trx, made.value, caller);
  return done(maker.answer(made.value));
};

type Request<Input> = { context: { caller: Caller }; input: Input };

/** A verb as a route: `on.organisation.save.handler(change(saveOrganisation))`. */
export const change =
  <It extends Stored, Input extends Named, Answer, Aside>(verb: Verb<It, Input, Answer, Aside>) =>
  async ({ context, input }: Request<Input>): Promise<Answer> =>
    valueOf(await perform(verb, context.caller, input));

/** A maker as a route. */
export const creation =
  <It extends Stored, Input, Answer>(maker: Maker<It, Input, Answer>) =>
  async ({ context, input }: Request<Input>): Promise<Answer> =>
    valueOf(await performNew(maker, context.caller, input));
