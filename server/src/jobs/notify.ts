import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import {
  isNews,
  type MailPreferences,
  newsGathersFor,
  type NewsMailKind,
  personalMailKinds,
  timingOf,
} from '@bronhouder/domain/people/mail-preferences.ts';
import { standInAt } from '@bronhouder/domain/people/stand-in.ts';
import type { Subject } from '@bronhouder/domain/permissions/assignment.ts';
import { mail as en } from '@bronhouder/phrases/en/mail.ts';
import { message } from '@bronhouder/phrases/message.ts';
import { mail as nl } from '@bronhouder/phrases/nl/mail.ts';
import { sql, type Transaction } from 'kysely';
import { assignmentOf, assignmentsOf } from '../access/assignments.ts';
import { later } from '../access/limits.ts';
import type { DB } from '../database/types.ts';
import type { House } from '../house.ts';
import type { ChosenMail } from '../outside/mail/mail.ts';
import { type About, seenFrom } from './about.ts';
import { putBy } from './put-by.ts';

/** What a mail needs of its reader: spread it into the mail. */
export type Reader = Pick<ChosenMail, 'to' | 'name' | 'language' | 'behalf'>;

/** Who hears of what: people (and whoever stands in for them), about what; `by`: who did it, and need not be told. */
export type Told = { people: readonly Key[]; about: About; by: Key | null };

const accountsOf = (trx: Transaction<DB>, keys: readonly Key[]) =>
  trx
    .selectFrom('user_account as u')
    .innerJoin('tenant as t', 't.key', 'u.tenant')
    .select(['u.id as key', 'u.email', 'u.name', 'u.language', 'u.stand_in', 'u.stand_in_from', 'u.stand_in_till', 't.time_zone as zone'])
    .select([sql<MailPreferences>`u.mail_preferences`.as('mail'), assignmentsOf('u.id').as('assignments')])
    .where(sql<boolean>`u.id = any(${[...keys]}::uuid[])`)
    .where('u.deactivated_at', 'is', null)
    .execute();
type Account = Awaited<ReturnType<typeof accountsOf>>[number];

type News = Extract<ChosenMail, { kind: NewsMailKind }>;
const isNewsMail = (mail: ChosenMail): mail is News => isNews(mail.kind);

const texts = { nl, en };

/** From where they may read what it is about. */
const readFrom = ({ assignments }: Account, about: About): Subject | undefined => seenFrom(assignments.map(assignmentOf), about);

/** Whether a reader may read something else of which a mail would tell. */
export type Reads = (about: Omit<About, 'record'>) => boolean;

const readsBy =
  ({ assignments }: Account): Reads =>
  (about) =>
    seenFrom(assignments.map(assignmentOf), about) !== undefined;

const readerOf = ({ email, name, language }: Account): Reader => ({ to: email, name, language: language === 'en' ? 'en' : 'nl' });

/** The line of news as it stands among others about the same, where somebody gets it in another's place as well. */
const newsLine = ({ values, behalf, language }: News): string =>
  behalf ? message(language, texts[language].behalfSubject, { subject: values.first, name: behalf.name }) : values.first;

/** The mail at once, news a while later, a line in the weekly digest, or nothing: as its reader wants this kind. */
const give = async (house: House, trx: Transaction<DB>, to: Account, mail: ChosenMail, about: About | null): Promise<void> => {
  const timing = timingOf(to.mail, mail.kind);
  const { kind, path } = mail;
  const now = house.clock();
  const at = isNewsMail(mail) ? mail.values.at : now;
  if (timing === 'weekly') await putBy(house, trx, to.key, { kind, line: await house.mailer.line(trx, mail), path, about, at, due: null });
  if (timing !== 'now') return;
  if (!isNewsMail(mail)) await house.mailer.write(trx, mail, now);
  else await putBy(house, trx, to.key, { kind, line: newsLine(mail), path, about, at, due: later(now, newsGathersFor) });
};

/** Who stands in for somebody today. */
const standInToday = ({ stand_in: person, stand_in_from: from, stand_in_till: till, zone }: Account, now: Instant): Key | null =>
  person && from && till ? standInAt(now, zone, { person, from, till }) : null;

/**
 * The one way to send a mail of a kind that people may choose about, in the transaction of what it is about: to each person as they want
 * it, and to whoever stands in for them as that one wants it, as far as they may read the record (docs/decisions/0020). `write` makes
 * the mail in the language of its reader: `(to) => ({ ...to, kind: …, path: …, values: … })`; `person` is whom it is about, `from` the place
 * where the reader reads of it, `reads` says what else it may name. Nobody is told what they did themselves, what they hear anyway, or what the person they stand in for has off.
 */
export const notify = async (
  house: House,
  trx: Transaction<DB>,
  { people, about, by }: Told,
  write: (to: Reader, person: Key, from: Subject | undefined, reads: Reads) => ChosenMail,
): Promise<void> => {
  const asked = people.filter((key) => key !== by);
  const accounts = await accountsOf(trx, asked);
  const absent = accounts.flatMap((person) => {
    const key = standInToday(person, house.clock());
    return key === null || key === by || people.includes(key) ? [] : [{ person, key }];
  });
  const standIns = await accountsOf(
    trx,
    absent.map(({ key }) => key),
  );
  for (const person of accounts) {
    const from = readFrom(person, about);
    const mail = write(readerOf(person), person.key, from, readsBy(person));
    const personal = personalMailKinds.includes(mail.kind);
    if (personal || from) await give(house, trx, person, mail, personal ? null : about);
  }
  for (const { person, key } of absent) {
    const to = standIns.find((account) => account.key === key);
    const from = to && readFrom(to, about);
    if (!from) continue;
    const mail = write({ ...readerOf(to), behalf: { name: person.name, till: person.stand_in_till ?? '' } }, person.key, from, readsBy(to));
    if (timingOf(person.mail, mail.kind) !== 'off') await give(house, trx, to, mail, about);
  }
};
