import type { ItemContent } from '@bronhouder/domain/agenda/item.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';

/** What a conflict carries along is JSON like the content of any record; of an agenda item it is this. */
export const newestOf = (theirs: Content): ItemContent => theirs as unknown as ItemContent;
