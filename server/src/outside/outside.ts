import type { Config } from '../config.ts';
import { regionExists } from '../services/regions/regions.ts';
import { wordExists } from '../services/words/words.ts';
import { mailDomain } from './dns/mail-domain.ts';
import { type FileStore, fileStore } from './files/file-store.ts';
import { type Verdict, type Verdicts, verdicts } from './verdicts.ts';

/** The world outside the server, each part with a real thing behind it. */
export type Outside = {
  verdicts: Verdicts;
  /** Whether the regions service knows a code. */
  regionExists: (code: string) => boolean;
  /** Whether the words service knows a keyword. */
  wordExists: (id: string) => boolean;
  /** Where the bytes of uploads are. */
  files: FileStore;
};

/** The asker of websites, loaded with the first question: its HTTP client takes much memory. */
const websiteLater = () => {
  let asker: Promise<(address: string) => Promise<Verdict>> | undefined;
  return async (address: string): Promise<Verdict> => {
    asker ??= import('./web/website.ts').then(({ website }) => website());
    return (await asker)(address);
  };
};

/** The world as the settings of this process describe it. */
export const makeOutside = async (config: Config): Promise<Outside> => ({
  verdicts: verdicts({ email: mailDomain({ servers: config.dnsServers }), url: websiteLater() }),
  regionExists,
  wordExists,
  files: await fileStore(config),
});
