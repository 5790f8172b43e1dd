import { useTranslation } from 'react-i18next';
import type { Path } from '../../../paths.ts';
import { AnchorLink } from '../../../shell/links.tsx';
import parts from '../../records/parts/parts.module.css';
import type { Row } from './row.ts';

/** What a product is called, and with whom it is shared: by another organisation with the reader's, or with others. */
export const Title = ({ row, path }: { row: Row; path: Path }) => {
  const { t } = useTranslation();
  const { title, organisation, sharedWith, shownThrough } = row;
  const through = shownThrough[0];
  return (
    <span>
      <AnchorLink {...path} fw={550} className={parts.name ?? ''}>
        {title}
      </AnchorLink>
      {through && (
        <span className={`${parts.quiet} ${parts.below}`}>{t(`product.list.${through.state}`, { organisation: organisation.title })}</span>
      )}
      {!through && sharedWith > 0 && (
        <span className={`${parts.quiet} ${parts.below}`}>{t('product.list.sharedWith', { count: sharedWith })}</span>
      )}
    </span>
  );
};
