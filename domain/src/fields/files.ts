import type { FieldDefinition } from './definition.ts';
import { ruleOf } from './rules.ts';
import type { Content, FileReference } from './value.ts';

/** A file that a content speaks of, and where. */
export type FileInContent = { path: string; file: FileReference };

/** Every file in a content, also inside repeated rows. The content is shaped (see `readContent`). */
export const filesIn = (fields: FieldDefinition[], content: Content, path = ''): FileInContent[] =>
  fields.flatMap((field): FileInContent[] => {
    const value = content[field.key];
    const here = path + field.key;
    if (field.kind === 'file' && ruleOf(field).shaped(value, field)) return [{ path: here, file: value }];
    if (field.kind !== 'group' || !ruleOf(field).shaped(value, field)) return [];
    return value.flatMap((item, index) => filesIn(field.fields, item.values, `${here}.${index}.`));
  });

/**
 * The content with every file as it was measured when it was uploaded, whatever the caller says of its type, size and pixels; the
 * description is the editor's. Files that are not in `stored` stay as they are.
 */
export const asStored = (fields: FieldDefinition[], content: Content, stored: ReadonlyMap<string, FileReference>): Content => {
  const changed = fields.flatMap((field): [string, Content[string]][] => {
    const value = content[field.key];
    if (field.kind === 'file' && ruleOf(field).shaped(value, field)) {
      const { description } = value;
      const measured = stored.get(value.key);
      return measured ? [[field.key, { ...measured, ...(description !== undefined && { description }) }]] : [];
    }
    if (field.kind !== 'group' || !ruleOf(field).shaped(value, field)) return [];
    return [[field.key, value.map((item) => ({ ...item, values: asStored(field.fields, item.values, stored) }))]];
  });
  return changed.length === 0 ? content : { ...content, ...Object.fromEntries(changed) };
};

/** The content without the files that are not `there`, also inside repeated rows. */
export const withoutFiles = (fields: readonly FieldDefinition[], content: Content, there: (key: string) => boolean): Content => {
  const kept = fields.flatMap((field): [string, Content[string]][] => {
    const value = content[field.key];
    if (field.kind === 'file' && ruleOf(field).shaped(value, field) && !there(value.key)) return [[field.key, undefined]];
    if (field.kind !== 'group' || !ruleOf(field).shaped(value, field)) return [];
    return [[field.key, value.map((item) => ({ ...item, values: withoutFiles(field.fields, item.values, there) }))]];
  });
  return { ...content, ...Object.fromEntries(kept) };
};
