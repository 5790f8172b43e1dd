import { readablePhone } from '@bronhouder/domain/fields/phone.ts';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/use-formats.ts';
import { usePersonName } from '../../../i18n/use-person-name.ts';
import { Card } from '../../../ui/card.tsx';
import classes from '../people.module.css';
import type { Person } from './use-person.ts';

type Fact = [name: string, value: ReactNode];
const Facts = ({ facts }: { facts: Fact[] }) => (
  <dl className={classes.facts}>{facts.flatMap(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} is`}>{value}</dd>])}</dl>
);

/** How to reach somebody. */
export const ContactCard = ({ person: { email, phoneNumber, language } }: { person: Person }) => {
  const { t } = useTranslation();
  const address = <Anchor href={`mailto:${email}`}>{email}</Anchor>;
  const phone = phoneNumber ? <Anchor href={`tel:${phoneNumber}`}>{readablePhone(phoneNumber)}</Anchor> : t('people.contact.noPhone');
  return (
    <Card title={t('people.contact.title')}>
      <Facts
        facts={[
          [t('people.contact.email'), address],
          [t('people.contact.phone'), phone],
          [t('people.contact.language'), t(`people.languages.${language}`)],
        ]}
      />
    </Card>
  );
};

/** When somebody was last here, how they sign in, and who stands in for them. */
export const AccountCard = ({ person }: { person: Person }) => {
  const { t } = useTranslation();
  const { date, dateTime, relative } = useFormats();
  const personName = usePersonName();
  const { lastLogonAt, createdAt, secondFactor, sessions, standIn } = person;
  const logon = lastLogonAt ? (
    <time dateTime={lastLogonAt} title={dateTime(lastLogonAt)}>
      {relative(lastLogonAt)}
    </time>
  ) : (
    t('people.never')
  );
  const standing = standIn && { name: personName(standIn.person), from: date(standIn.from), till: date(standIn.till) };
  return (
    <Card title={t('people.account.title')}>
      <Facts
        facts={[
          [t('people.account.lastLogon'), logon],
          [t('people.account.created'), date(createdAt)],
          [t('people.account.secondFactor'), t(secondFactor ? 'people.account.on' : 'people.account.off')],
          ...(sessions === null ? [] : [[t('people.account.sessions'), t('people.account.sessionCount', { count: sessions })] as Fact]),
          ...(standing ? [[t('people.account.standIn'), t('people.account.standInTill', standing)] as Fact] : []),
        ]}
      />
    </Card>
  );
};
