import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { OrganisationMenu } from '../../../api/types.ts';
import { useLocalised } from '../../../i18n/use-formats.ts';
import { paths } from '../../../paths.ts';
import { TypeIcon } from '../../../shell/menu/type-icon.tsx';
import type { ProductPlace } from '../place.ts';
import classes from './list.module.css';

type Props = { place: ProductPlace; types: OrganisationMenu['productTypes']; chosen: string | undefined };

/** The types of product that there can be here, each a list of its own (point 2, `/products/:producttype`). */
export const TypeTabs = ({ place, types, chosen }: Props) => {
  const { t } = useTranslation();
  const pick = useLocalised();
  if (types.length < 2) return null;
  return (
    <nav aria-label={t('product.add.label')} className={classes.types}>
      <Link {...paths.products(place)} className={classes.type} {...(!chosen && { 'data-on': true, 'aria-current': 'page' as const })}>
        {t('product.list.everyType')}
      </Link>
      {types.map(({ key, plural, icon }) => (
        <Link
          key={key}
          {...paths.productsOfType(place, key)}
          className={classes.type}
          {...(chosen === key && { 'data-on': true, 'aria-current': 'page' as const })}
        >
          <TypeIcon name={icon} size={16} />
          {pick(plural)}
        </Link>
      ))}
    </nav>
  );
};
