import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/use-formats.ts';
import { type ProductPart, productParts } from '../parts.ts';
import type { ProductInView } from '../record.ts';
import classes from './page.module.css';

/** The pages of a product as tabs, each a link of its own. */
export const PartTabs = ({ view, part }: { view: ProductInView; part: ProductPart['name'] }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <nav aria-label={t('product.parts.label')} className={classes.tabs}>
      {productParts.map(({ name, text, path, count }) => {
        const many = count?.(view) ?? 0;
        return (
          <Link
            key={name}
            {...path(view.from, view.product.key)}
            className={classes.tab}
            activeOptions={{ exact: true }}
            {...(name === part && { 'data-on': true, 'aria-current': 'page' as const })}
          >
            {t(text)}
            {many > 0 && <span className={classes.count}>{number(many)}</span>}
          </Link>
        );
      })}
    </nav>
  );
};
