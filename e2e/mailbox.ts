import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail as a mail program shows it. */
export type ReceivedMail = { to: string; subject: string; text: string; html: string };

const folderOf = (): string => {
  const folder = process.env['E2E_MAILBOX'];
  if (!folder) throw new Error('no mail server was started for these journeys');
  return folder;
};

let arrived = 0;
const keep = async (folder: string, mail: ReceivedMail): Promise<void> => {
  arrived += 1;
  const file = join(folder, String(arrived).padStart(6, '0'));
  await writeFile(file, JSON.stringify(mail));
  // Whole or not at all, for whoever reads at the same moment.
  await rename(file, `${file}.json`);
};

/** A real mail server; what arrives can be read by every journey (`mailsTo`). Where it is, and how it ends. */
export const startMailbox = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'bronhouder-e2e-mail-'));
  process.env['E2E_MAILBOX'] = folder;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) =>
      void simpleParser(stream)
        .then(({ subject = '', text = '', html }) =>
          keep(folder, { to: session.envelope.rcptTo[0]?.address ?? '', subject, text, html: html || '' }),
        )
        .then(() => done(), done),
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop: async () => {
      await new Promise<void>((ended) => server.close(ended));
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** The mails that came for somebody so far, the oldest first. */
export const mailsTo = async (email: string): Promise<ReceivedMail[]> => {
  const folder = folderOf();
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).toSorted();
  const mails = await Promise.all(files.map(async (file): Promise<ReceivedMail> => JSON.parse(await readFile(join(folder, file), 'utf8'))));
  return mails.filter(({ to }) => to === email);
};
