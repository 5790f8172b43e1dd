import { once } from 'node:events';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/**
 * A real mail server on a port of its own, and the mails that arrived, read as a mail program reads them.
 *
 *     const mailbox = await openMailbox();
 *     afterAll(mailbox.close);
 *     const world = await openWorld({ SMTP_URL: mailbox.url });
 */
export const openMailbox = async () => {
  const mails: ParsedMail[] = [];
  let refusal: { responseCode: number } | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusal ? Object.assign(new Error('not today'), refusal) : null),
    onData: (stream, _session, done) => void simpleParser(stream).then((mail) => (mails.push(mail), done()), done),
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    mails,
    /** What every recipient is answered from now on; null: welcome. */
    refuse: (answer: typeof refusal): void => void (refusal = answer),
    close: (): Promise<void> => new Promise((resolve) => server.close(resolve)),
  };
};

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;
