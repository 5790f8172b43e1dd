/** What the address of the relations of an organisation says: how far the network reaches, and which types it shows (none: all). */
export type RelationsSearch = { depth?: 2 | undefined; types?: string[] | undefined };

export const readRelationsSearch = ({ depth, types }: Record<string, unknown>): RelationsSearch => ({
  ...(depth === 2 && { depth }),
  ...(Array.isArray(types) && types.length > 0 && { types: types.filter((type) => typeof type === 'string') }),
});
