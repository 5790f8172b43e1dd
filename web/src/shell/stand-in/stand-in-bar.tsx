import { IconUserShare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/use-formats.ts';
import { usePersonName } from '../../i18n/use-person-name.ts';
import { paths } from '../../paths.ts';
import { AnchorLink } from '../links.tsx';
import { useUser } from '../session/current-user.ts';
import classes from './stand-in-bar.module.css';

/** While somebody stands in for the user, or the user for somebody: who, and until when. */
export const StandInBar = () => {
  const { t } = useTranslation();
  const { date } = useFormats();
  const personName = usePersonName();
  const { standIn, standsInFor } = useUser();
  const words = ({ person, till }: (typeof standsInFor)[number]) => ({ name: personName(person), till: date(till) });
  const lines = [
    ...(standIn ? [t('profile.standIn.bar.mine', words(standIn))] : []),
    ...standsInFor.map((standing) => t('profile.standIn.bar.others', words(standing))),
  ];
  return (
    <aside className={classes.bar} aria-label={t('profile.standIn.bar.label')}>
      <IconUserShare size={18} aria-hidden />
      <span className={classes.text}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
      {standIn && <AnchorLink {...paths.profile()}>{t('profile.standIn.bar.change')}</AnchorLink>}
    </aside>
  );
};
