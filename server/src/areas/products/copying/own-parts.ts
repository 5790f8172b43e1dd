import type { FieldDefinition } from '@bronhouder/domain/fields/definition.ts';
import { asStored, filesIn, withoutFiles } from '@bronhouder/domain/fields/files.ts';
import { supplementsIn } from '@bronhouder/domain/fields/supplements.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import type { SupplementChoice } from '@bronhouder/domain/products/copying.ts';
import { withCopies } from '@bronhouder/domain/products/supplement-copies.ts';
import type { Transaction } from 'kysely';
import type { At } from '../../../change.ts';
import type { DB } from '../../../database/types.ts';
import { copyFiles } from '../../files/copy-files.ts';
import { supplementsHeld } from '../../records/named-supplements.ts';
import { copySupplements, type Library } from '../../supplements/copy-supplements.ts';

/** The content of a copy with files of its own; one whose bytes are gone stays behind. */
export const withOwnFiles = async (
  trx: Transaction<DB>,
  at: At,
  fields: FieldDefinition[],
  content: Content,
  between: { from: Key; to: Key },
): Promise<Content> => {
  const keys = filesIn(fields, content).map(({ file }) => file.key);
  const copies = await copyFiles(trx, at.caller, { ...between, keys });
  const owned = withoutFiles(fields, content, (file) => copies.has(file));
  return present(asStored(fields, owned, copies));
};

/** The content of a copy with supplements that are in the library where it stands: those it names already and that are still there, or copies. */
export const withOwnSupplements = async (
  trx: Transaction<DB>,
  at: At,
  fields: FieldDefinition[],
  content: Content,
  { choice, from, to }: { choice: SupplementChoice; from: Key; to: Library },
): Promise<Content> => {
  const keys = supplementsIn(fields, content);
  if (choice === 'leave' || keys.length === 0) return content;
  const copies = choice === 'copy' ? await copySupplements(trx, at, { from, keys, to }) : await themselves(trx, to, keys);
  return present(withCopies(fields, content, copies));
};

/** Those that are in the library; until the transaction ends nobody erases one. */
const themselves = async (trx: Transaction<DB>, { organisation }: Library, keys: readonly Key[]): Promise<Map<Key, Key>> =>
  new Map([...(await supplementsHeld(trx, organisation, keys)).keys()].map((key) => [key, key]));

const present = (content: Content): Content =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)));
