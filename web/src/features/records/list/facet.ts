/** How many records a choice of a filter leaves. */
export type Facet = { value: string; count: number };
/** A choice with its name. */
export type Named = { value: string; label: string };

/** Choices with how many each leaves, once that is known. */
export const withCounts = (choices: Named[], counts: Facet[] | undefined) =>
  choices.map((choice) => ({ ...choice, count: counts && (counts.find(({ value }) => value === choice.value)?.count ?? 0) }));
