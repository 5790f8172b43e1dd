import type { Config } from '../config.ts';
import { regionExists } from '../services/regions/regions.ts';
import { wordExists } from '../services/words/words.ts';
import { type Verdicts, verdicts } from './verdicts.ts';

/** The world outside the server, each part with a real thing behind it. */
export type Outside = {
  verdicts: Verdicts;
  /** Whether the regions service knows a code. */
  regionExists: (code: string) => boolean;
  /** Whether the words service knows a keyword. */
  wordExists: (id: string) => boolean;
};

/** The world as the settings of this process describe it. */
export const makeOutside = async (_config: Config): Promise<Outside> => ({
  verdicts: verdicts({ email: async () => 'unsure', url: async () => 'unsure' }),
  regionExists,
  wordExists,
});
