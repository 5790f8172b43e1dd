import { readableDate } from '@bronhouder/domain/fields/calendar-date.ts';
import { mail as en } from '@bronhouder/phrases/en/mail.ts';
import { message } from '@bronhouder/phrases/message.ts';
import { mail as nl } from '@bronhouder/phrases/nl/mail.ts';
import { type Mail, secretMark, type Sender } from './mail.ts';

/** What a mail says, before it gets its form. */
export type Letter = {
  language: 'nl' | 'en';
  accent: string;
  subject: string;
  greeting: string;
  title: string;
  /** In whose place the reader gets it; empty: it is their own. */
  behalf: string;
  body: string;
  /** What somebody adds in their own words, line by line. */
  quote: readonly string[];
  linesTitle: string;
  lines: readonly { text: string; link: string | null }[];
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

/** What people wrote must not lead the token where they want it. */
const tame = <T extends string | number>(value: T): T | string =>
  typeof value === 'string' ? value.replaceAll(secretMark, '(secret)') : value;

const valuesOf = (mail: Mail, sender: Sender): Record<string, string | number> => ({
  ...Object.fromEntries(Object.entries<string | number>(mail.values).map(([name, value]) => [name, tame(value)])),
  ...('at' in mail.values && { at: moment(mail.values.at, sender.timeZone) }),
  portal: sender.portal,
  host: new URL(sender.origin).host,
});

type Say = (text: string, more?: Record<string, string>) => string;
const sayFor = (mail: Mail, sender: Sender): Say => {
  const values = valuesOf(mail, sender);
  return (text, more = {}) => message(mail.language, text, { ...values, ...more });
};

/** The one line that says what a mail is about, in the language of its reader. */
export const subjectOf = (mail: Mail, sender: Sender): string => {
  const all = texts[mail.language];
  const say = sayFor(mail, sender);
  const subject = say(all.kinds[mail.kind].subject);
  return mail.behalf ? say(all.behalfSubject, { subject, name: mail.behalf.name }) : subject;
};

const linesTitleOf = ({ kind, language }: Mail): string => {
  if (kind === 'weekly-digest') return '';
  if (kind === 'account-unused' || kind === 'account-roles-ended') return texts[language].roles;
  return kind === 'plan-failed' ? texts[language].reasons : texts[language].changes;
};

const linesOf = (mail: Mail, { origin }: Sender): Letter['lines'] =>
  mail.kind === 'weekly-digest'
    ? mail.links.map(({ text, path }) => ({ text, link: `${origin}/${path}` }))
    : (mail.lines ?? []).map((text) => ({ text, link: null }));

/** The words of a mail in the language of its reader. */
export const letterOf = (mail: Mail, sender: Sender): Letter => {
  const all = texts[mail.language];
  const own = all.kinds[mail.kind];
  const say = sayFor(mail, sender);
  const { behalf } = mail;
  return {
    language: mail.language,
    accent: sender.accent,
    subject: subjectOf(mail, sender),
    greeting: mail.name ? message(mail.language, all.greeting, { name: tame(mail.name) }) : all.greetingUnknown,
    title: say(own.title),
    behalf: behalf ? say(all.behalf, { name: behalf.name, till: readableDate(behalf.till) }) : '',
    body: say(own.body),
    linesTitle: linesTitleOf(mail),
    lines: linesOf(mail, sender),
    quote: 'quote' in mail && mail.quote ? tame(mail.quote).split('\n') : [],
    button: own.button,
    link: `${('origin' in mail && mail.origin) || sender.origin}/${mail.path}`,
    linkHelp: all.linkHelp,
    // Why somebody gets a mail is said of the one it was meant for.
    note: behalf ? '' : own.note,
    footer: say(all.footer),
  };
};
