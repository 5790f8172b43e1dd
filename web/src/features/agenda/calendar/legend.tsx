import { useTranslation } from 'react-i18next';
import classes from './legend.module.css';
import type { Choice } from './shown.ts';
import tones from './tones.module.css';

/** More would say less: the names stand in the calendar as well. */
const most = 12;

/** Which colour is which product, below the calendar. */
export const Legend = ({ products }: { products: Choice[] }) => {
  const { t } = useTranslation();
  if (products.length === 0 || products.length > most) return null;
  return (
    <ul className={classes.legend} aria-label={t('calendar.filters.legend')}>
      {products.map(({ key, title, tone }) => (
        <li key={key}>
          <span className={`${tones[`tone${tone ?? 0}`]} ${tones['dot']}`} aria-hidden />
          {title}
        </li>
      ))}
    </ul>
  );
};
