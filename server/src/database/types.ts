import type { Instant } from '@bronhouder/domain/instant.ts';
import type { ColumnType } from 'kysely';

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;

export interface Migration {
  applied_at: Generated<Instant>;
  checksum: string;
  name: string;
}

export interface DB {
  migration: Migration;
}
