import type { FeedSubject } from '@bronhouder/domain/agenda/feed.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/types.ts';
import { hasPlace } from '../../supplements/queries/has-place.ts';

type Subject = { organisation: Key; about: FeedSubject; of: Key };

const questions = {
  organisation: ({ organisation, of }: Subject) =>
    sql<{ key: Key }>`select key from organisation where key = ${of} and key = ${organisation}`,
  /** Its own, or one that it shows. */
  product: ({ organisation, of }: Subject) => sql<{ key: Key }>`
    select p.key from product p where p.key = ${of} and (p.organisation = ${organisation} or exists (
      select from product_consumer c where c.product = p.key and c.organisation = ${organisation} and c.state = 'accepted')) for key share of p`,
  location: ({ organisation, of }: Subject) => sql<{ key: Key }>`
    select s.key from supplement s where s.key = ${of} and s.organisation = ${organisation} and ${hasPlace} for key share of s`,
};

/** Whether this can have a feed at this organisation: itself, a product that it can put into its agenda, a location of its library. */
export const subjectAt = async (db: Kysely<DB>, subject: Subject): Promise<boolean> =>
  (await questions[subject.about](subject).execute(db)).rows.length > 0;
