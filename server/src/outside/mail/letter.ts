import { mail as en } from '@bronhouder/phrases/en/mail.ts';
import { message } from '@bronhouder/phrases/message.ts';
import { mail as nl } from '@bronhouder/phrases/nl/mail.ts';
import type { Mail, Sender } from './mail.ts';

/** What a mail says, before it gets its form. */
export type Letter = {
  language: 'nl' | 'en';
  accent: string;
  subject: string;
  greeting: string;
  title: string;
  body: string;
  linesTitle: string;
  lines: readonly string[];
  button: string;
  link: string;
  linkHelp: string;
  note: string;
  footer: string;
};

const texts = { nl, en };

/** DD-MM-YYYY HH:mm (point 9) in the tenant's zone. */
const moment = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('nl-NL', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
    .format(new Date(at))
    .replace(',', '');

const valuesOf = (mail: Mail, sender: Sender): Record<string, string | number> => ({
  ...mail.values,
  ...('at' in mail.values && { at: moment(mail.values.at, sender.timeZone) }),
  portal: sender.portal,
  host: new URL(sender.origin).host,
});

/** The words of a mail in the language of its reader. */
export const letterOf = (mail: Mail, sender: Sender): Letter => {
  const all = texts[mail.language];
  const own = all.kinds[mail.kind];
  const values = valuesOf(mail, sender);
  const say = (text: string): string => message(mail.language, text, values);
  return {
    language: mail.language,
    accent: sender.accent,
    subject: say(own.subject),
    greeting: mail.name ? message(mail.language, all.greeting, { name: mail.name }) : all.greetingUnknown,
    title: say(own.title),
    body: say(own.body),
    linesTitle: mail.kind === 'plan-failed' ? all.reasons : all.changes,
    lines: mail.lines ?? [],
    button: own.button,
    link: `${'origin' in mail ? mail.origin : sender.origin}/${mail.path}`,
    linkHelp: all.linkHelp,
    note: own.note,
    footer: say(all.footer),
  };
};
