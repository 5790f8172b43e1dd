import type { Key } from '@bronhouder/domain/instant.ts';

/** A record that has a form, and files. */
export type RecordRef = { kind: 'organisation' | 'product' | 'supplement'; key: Key };
