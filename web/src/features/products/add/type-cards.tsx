import { IconChevronRight, IconForbid2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../../i18n/use-formats.ts';
import { paths } from '../../../paths.ts';
import { TypeIcon } from '../../../shell/menu/type-icon.tsx';
import type { ProductPlace } from '../place.ts';
import classes from './add.module.css';
import type { Creation } from './use-creation.ts';

type Type = Creation['types'][number];
type Props = { place: ProductPlace; organisation: string; types: Type[] };

const categoriesOf = (types: Type[]): { category: string; types: Type[] }[] => {
  const names = [...new Set(types.map(({ category }) => category))].sort((one, other) => one.localeCompare(other));
  return names.map((category) => ({ category, types: types.filter((type) => type.category === category) }));
};

const Card = ({ type, place, organisation }: { type: Type } & Omit<Props, 'types'>) => {
  const { t } = useTranslation();
  const name = useLocalised()(type.name);
  if (!type.active) {
    return (
      <div className={classes.card} data-off>
        <IconForbid2 size={20} aria-hidden className={classes.icon} />
        <span className={classes.name}>
          {name}
          <span className={classes.note}>{t('product.add.unavailable')}</span>
        </span>
      </div>
    );
  }
  return (
    <Link {...paths.productNew(place, type.key, organisation)} className={classes.card}>
      <span className={classes.icon}>
        <TypeIcon name={type.icon} size={20} />
      </span>
      <span className={classes.name}>{name}</span>
      <IconChevronRight size={16} aria-hidden className={classes.go} />
    </Link>
  );
};

/** The types that a product here can be, by category; those no longer in use stand there as not available (point 8). */
export const TypeCards = ({ types, ...where }: Props) => {
  const { t } = useTranslation();
  return categoriesOf(types).map(({ category, types: inCategory }) => (
    <section key={category} className={classes.category} aria-label={`${t('product.add.label')}: ${category}`}>
      <h2 className={classes.heading}>{category}</h2>
      <ul className={classes.cards}>
        {inCategory.map((type) => (
          <li key={type.key}>
            <Card type={type} {...where} />
          </li>
        ))}
      </ul>
    </section>
  ));
};
