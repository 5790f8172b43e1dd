import type { Verdicts } from './verdicts.ts';

/** The world outside the server, each part with a real thing behind it. */
export type Outside = {
  verdicts: Verdicts;
  /** Whether the regions service knows a code. */
  regionExists: (code: string) => boolean;
  /** Whether the words service knows a keyword. */
  wordExists: (id: string) => boolean;
};
