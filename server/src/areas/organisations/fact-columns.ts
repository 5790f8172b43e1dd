import { factNames } from '../records/fact-row.ts';

/** Which column of `organisation` holds which fact. */
export const factColumns = factNames;

type Column = (typeof factColumns)[keyof typeof factColumns];

/** The columns to select, with the table they are in. */
export const factSelection = Object.values(factColumns).map((column) => `o.${column}` as const) satisfies `o.${Column}`[];
