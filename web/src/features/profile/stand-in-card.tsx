import { IconUserCheck, IconUserShare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/use-formats.ts';
import { usePersonName } from '../../i18n/use-person-name.ts';
import { Card } from '../../ui/card.tsx';
import classes from './profile.module.css';
import standing from './stand-in-card.module.css';
import { StandInForm } from './stand-in-form.tsx';
import type { Profile } from './use-profile.ts';

/** Who stands in for oneself and when, and for whom one stands in. */
export const StandInCard = ({ profile, onDirty }: { profile: Profile; onDirty: (dirty: boolean) => void }) => {
  const { t } = useTranslation();
  const { date } = useFormats();
  const personName = usePersonName();
  const words = ({ person, from, till }: Profile['standsInFor'][number]) => ({
    name: personName(person),
    from: date(from),
    till: date(till),
  });
  const { standIn, standsInFor } = profile;
  return (
    <Card title={t('profile.standIn.title')}>
      <p className={classes.lead}>{t('profile.standIn.lead')}</p>
      <p className={classes.lead}>{t('profile.standIn.noRight')}</p>
      <ul className={standing.list}>
        <li>
          <IconUserShare size={18} aria-hidden />
          {standIn ? t('profile.standIn.current', words(standIn)) : t('profile.standIn.none')}
        </li>
        {standsInFor.map((one) => (
          <li key={one.person.key}>
            <IconUserCheck size={18} aria-hidden />
            {t('profile.standIn.for', words(one))}
          </li>
        ))}
      </ul>
      {profile.changeable && <StandInForm profile={profile} onDirty={onDirty} />}
    </Card>
  );
};
