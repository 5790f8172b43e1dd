import { titleOf } from '@bronhouder/domain/fields/title.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const cityOf = (address: Content[string]): string =>
  typeof address === 'object' && address !== null && 'city' in address ? textOf(address.city) : '';

/** What lists show of a content. A draft without a title keeps the one it had. */
export const shownInLists = (content: Content, before: { title: string }): { title: string; city: string | null } => ({
  title: titleOf(content) || before.title,
  city: cityOf(content.address) || null,
});
