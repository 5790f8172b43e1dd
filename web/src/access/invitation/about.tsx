import { useTranslation } from 'react-i18next';
import { dateTimeText } from '../../i18n/formats.ts';
import { useRoleDescription, useRoleName } from '../../i18n/use-role-name.ts';
import classes from './invitation.module.css';
import type { Offer } from './offer.ts';

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What somebody is invited to, in plain words. */
export const About = ({ offer }: { offer: Offer }) => {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const describe = useRoleDescription();
  const { role, place, scope, message, expiresAt, email, account } = offer;
  const facts = [
    { name: t('invitations.page.role'), value: roleName(role), below: describe(role) },
    { name: t('invitations.page.place'), value: place.name, below: t(`invitations.scope.${place.kind}.${scope}`) },
    // Somebody new sees it among what they fill in.
    ...(account === 'existing' ? [{ name: t('invitations.page.for'), value: email, below: '' }] : []),
    { name: t('invitations.page.until'), value: dateTimeText(expiresAt, zone), below: '' },
  ];
  return (
    <>
      {message && (
        <blockquote className={classes.message} aria-label={t('invitations.page.message')}>
          {message}
        </blockquote>
      )}
      <dl className={classes.facts}>
        {facts.map(({ name, value, below }) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>
              {value}
              {below && <span className={classes.below}>{below}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
};
