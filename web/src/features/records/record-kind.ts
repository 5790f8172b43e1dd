import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { PublicationArea } from '@bronhouder/domain/publication/acts.ts';
import type { Facts } from '@bronhouder/domain/publication/facts.ts';
import type { QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query';
import type { CallContext } from '../../api/clients.ts';
import type { ApiAnswers } from '../../api/types.ts';
import type { TypeReference } from '../../forms/draft-store.ts';
import type { RecordRef } from '../../forms/record-ref.ts';
import type { DialogAct } from './publish/main-act.ts';

type Answers = ApiAnswers['organisation'];

/** What a record of any kind is on its screens. */
export type RecordData = Pick<
  Answers['get'],
  | 'key'
  | 'title'
  | 'version'
  | 'content'
  | 'facts'
  | 'savedAt'
  | 'savedBy'
  | 'createdAt'
  | 'archivedBy'
  | 'depublicationNote'
  | 'notifications'
>;

export type Standing = Answers['publish'];
export type Saved = Answers['save'];
export type Presence = Answers['presence'];
export type Effect = Answers['effects'][number];
export type Revision = Answers['revision'];
export type RevisionPage = Answers['revisions'];
export type AuditlogPage = Answers['auditlog'];
export type ActWithEffects = 'depublish' | 'deactivate' | 'archive' | 'erase' | 'publish' | 'plan';

type Seen = { key: Key; version: number };
type SaveInput = { key: Key; revision: number; types: TypeReference[]; state: Facts['state']; content: Content };
type AuditlogInput = {
  key: Key;
  page: number;
  size: number;
  acts: string[];
  by?: string | undefined;
  from?: string | undefined;
  till?: string | undefined;
};
type Call<Input, Answer> = (input: Input, options: { context: CallContext }) => Promise<Answer>;

/** What is asked and how long the answer is known by it: what `useQuery` takes. */
export type Asked<Answer> = { queryKey: QueryKey; queryFn: QueryFunction<Answer> };

/** What the form and the history ask of a kind of record, whether or not it is published by itself. */
export type FormKind = Pick<RecordKind, 'newest'> & {
  name: RecordRef['kind'];
  area: RecordKind['area'] | 'SUPPLEMENT';
  calls: Pick<RecordKind['calls'], 'save' | 'notifications' | 'presence' | 'leave'>;
  queries: Pick<RecordKind['queries'], 'all' | 'record' | 'types' | 'revision' | 'revisions' | 'auditlog'>;
};

/**
 * A kind of record: everything in which the screens of organisations and products differ, so that forms, publishing and history are
 * written once and never ask which kind it is. Its texts stand under its name, the same ones for every kind.
 */
export type RecordKind = {
  name: PublicationArea;
  area: 'ORGANISATION' | 'PRODUCT';
  /** Whether a depublication has to say why (point 4). */
  needsNote: boolean;
  calls: {
    save: Call<SaveInput, Saved>;
    publish: Call<Seen, Standing>;
    plan: Call<Seen & { from: Instant; till: Instant | null; replace: boolean }, Standing>;
    depublish: Call<Seen & { note: string; from: Instant | null }, Standing>;
    erase: Call<Seen & { title: string }, unknown>;
    simple: Partial<Record<DialogAct, Call<Seen, Standing>>>;
    notifications: Call<{ key: Key; on: boolean }, unknown>;
    presence: Call<{ key: Key; section: string | null; editing: boolean }, Presence>;
    leave: Call<{ key: Key }, unknown>;
  };
  queries: {
    /** Everything that hangs on records of this kind, to be asked again after a write. */
    all: () => QueryKey[];
    record: (key: Key) => QueryKey;
    effects: (input: { key: Key; act: ActWithEffects }) => Asked<Effect[]>;
    /** All types of this kind, to read a version with those that it had. */
    types: () => Asked<TypeDefinition[]>;
    revision: (input: { key: Key; number: number }) => Asked<Revision>;
    revisions: (input: { key: Key; page: number; size: number }) => Asked<RevisionPage>;
    auditlog: (input: AuditlogInput) => Asked<AuditlogPage>;
  };
  /** The record and its types as they are now, past the cache. */
  newest: (client: QueryClient, key: Key) => Promise<{ record: RecordData; types: TypeDefinition[] }>;
};
