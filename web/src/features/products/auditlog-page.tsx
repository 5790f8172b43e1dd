import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Auditlog } from '../records/history/auditlog.tsx';
import { ProductFrame } from './page/product-frame.tsx';

/** The audit log of a product: everything that happened to it, in plain words. */
export const AuditlogPage = () => {
  const { t } = useTranslation();
  const { product = '' } = useParams({ strict: false });
  return (
    <ProductFrame product={product} part="auditlog">
      {(view) => (
        <>
          <p style={{ margin: '0 0 12px', color: 'var(--ink-3)' }}>{t('product.auditlog.lead')}</p>
          <Auditlog view={view} />
        </>
      )}
    </ProductFrame>
  );
};
