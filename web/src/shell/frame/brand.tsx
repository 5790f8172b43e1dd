import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { useSite, useSiteName } from '../start/site.ts';
import classes from './frame.module.css';

/** The tenant's logo and name, which lead to the start. */
export const Brand = () => {
  const { t } = useTranslation();
  const name = useSiteName();
  const logo = useSite()?.settings.logo;
  return (
    <Link {...paths.landing()} className={classes.brand} aria-label={t('shell.top.home', { tenant: name })}>
      {logo ? (
        <img src={logo} alt="" className={classes.image} />
      ) : (
        <span className={classes.logo} aria-hidden>
          {name.charAt(0)}
        </span>
      )}
      <span className={classes.name}>{name}</span>
    </Link>
  );
};
