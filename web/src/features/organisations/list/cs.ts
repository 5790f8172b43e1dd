/** What the parameter `cs` can set: one state, or whether archived organisations are shown. */
export type CsFilter = { states: string[]; archived: 'without' | 'with' | 'only' };

const archivedStatuses = ['without', 'with', 'only'] as const;

/**
 * Reads the parameter `cs=<setting>-<status>` (point 2), such as `state-published` or `archived-only`.
 * @returns what it sets; null when it is absent or nobody understands it, so that an old link still shows a list.
 */
export const parseCs = (cs: string | undefined): Partial<CsFilter> | null => {
  const [, setting, status] = /^([a-z]+)-(.+)$/i.exec(cs ?? '') ?? [];
  if (setting === 'state' && status) return { states: [status] };
  const archived = archivedStatuses.find((known) => known === status);
  return setting === 'archived' && archived ? { archived } : null;
};

/** The parameter `cs` that says the same as these filters; undefined when one `cs` cannot say it. */
export const formatCs = ({ states, archived }: CsFilter): string | undefined => {
  const [only] = states;
  if (archived === 'without' && states.length === 1 && only) return `state-${only}`;
  return archived !== 'without' && states.length === 0 ? `archived-${archived}` : undefined;
};
