import type { Section } from '@bronhouder/domain/fields/definition.ts';

type Change = { at: string; changes: readonly { field: string }[] };

/** When a field of the section last became different, among these entries (the newest first); null when none of them says so. */
export const lastChanged = (section: Section, entries: readonly Change[]): string | null => {
  const fields = new Set(section.fields.map((field) => field.key));
  return entries.find((entry) => entry.changes.some((change) => fields.has(change.field)))?.at ?? null;
};
