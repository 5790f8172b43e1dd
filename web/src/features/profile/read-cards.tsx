import { readablePhone } from '@bronhouder/domain/fields/phone.ts';
import { chosenMailKinds } from '@bronhouder/domain/people/mail-preferences.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { fullName } from '../../shell/session/current-user.ts';
import classes from './profile.module.css';
import type { Profile } from './use-profile.ts';

const Facts = ({ facts }: { facts: [string, string][] }) =>
  facts.map(([name, value]) => (
    <dl key={name} className={classes.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </dl>
  ));

/** Who one is and which mails one gets, where they are kept elsewhere: as text. */
export const ReadCards = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation();
  const { phoneNumber } = profile;
  return (
    <>
      <Card title={t('profile.person.title')}>
        <p className={classes.lead}>{t('profile.closed')}</p>
        <Facts
          facts={[
            [t('profile.title'), fullName(profile)],
            [t('profile.person.email'), profile.email],
            [t('profile.person.phoneNumber'), phoneNumber ? readablePhone(phoneNumber) : t('profile.person.noPhone')],
            [t('profile.person.language'), t(`profile.person.languages.${profile.language}`)],
          ]}
        />
      </Card>
      <Card title={t('profile.mail.title')}>
        <Facts
          facts={chosenMailKinds.map((kind) => [t(`profile.mail.kinds.${kind}.name`), t(`profile.mail.timings.${profile.mail[kind]}`)])}
        />
      </Card>
    </>
  );
};
