import type { Content } from '@bronhouder/domain/fields/value.ts';

/** What a product is called in lists; nothing while it has no title. */
export const titleOf = ({ title }: Content): string => (typeof title === 'string' ? title.trim() : '');
