import type { Content, FieldValue, FileReference } from '@bronhouder/domain/fields/value.ts';
import { useEffect, useRef, useState } from 'react';
import type { RecordRef } from './record-ref.ts';
import { upload } from './upload.ts';

/** Files that were chosen for a record that does not exist yet: the page keeps them, and sends them once it does. */
export type HeldFiles = {
  hold: (file: File, size: { width: number; height: number } | undefined) => FileReference;
  addressOf: (key: string) => string | undefined;
};

const mark = 'held-';

const isHeld = (value: unknown): value is FileReference =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string' && value.key.startsWith(mark);

type Item = { id: string; values: Content };
const isItems = (value: unknown): value is Item[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'object' && 'values' in item);

type Change = (file: FileReference, path: string) => Promise<FileReference | undefined>;

/** The content with each held file changed into what becomes of it, also in the rows of a group. */
const eachHeld = async (content: Content, change: Change, above = ''): Promise<Content> => {
  const next: Content = {};
  for (const [field, value] of Object.entries(content)) {
    const path = `${above}${field}`;
    next[field] = await changed(value, change, path);
  }
  return next;
};

const changed = async (value: FieldValue | undefined, change: Change, path: string): Promise<FieldValue | undefined> => {
  if (isHeld(value)) return change(value, path);
  if (!isItems(value)) return value;
  const rows = value.map(async ({ id, values }, index) => ({ id, values: await eachHeld(values, change, `${path}.${index}.`) }));
  return Promise.all(rows);
};

/** The content without files that are only held: what can be sent before the record exists, and what is left after a reload. */
export const withoutHeld = (content: Content): Promise<Content> => eachHeld(content, async () => undefined);

const send = (record: RecordRef, field: string, file: File) =>
  upload({ record, field, file, onProgress: () => undefined, signal: new AbortController().signal });

/** Holds the files of a form for a new record. `sent`: the content once they were sent to it. */
export const useHeldFiles = () => {
  const files = useRef(new Map<string, { file: File; address: string }>());
  useEffect(
    () => () => {
      for (const { address } of files.current.values()) URL.revokeObjectURL(address);
    },
    [],
  );
  const [held] = useState(
    (): HeldFiles => ({
      hold: (file, size) => {
        const key = `${mark}${crypto.randomUUID()}`;
        files.current.set(key, { file, address: URL.createObjectURL(file) });
        return { key, name: file.name, type: file.type, bytes: file.size, ...size };
      },
      addressOf: (key) => files.current.get(key)?.address,
    }),
  );
  const sent = (content: Content, record: RecordRef): Promise<Content> =>
    eachHeld(content, async ({ key, description }, path) => {
      const kept = files.current.get(key);
      if (!kept) return undefined;
      return { ...(await send(record, path, kept.file)), ...(description && { description }) };
    });
  return { held, sent };
};
