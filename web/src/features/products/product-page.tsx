import { mayAct } from '@bronhouder/domain/publication/acts.ts';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EditForm } from '../records/edit/edit-form.tsx';
import { ReadForm } from '../records/edit/read-form.tsx';
import { NotificationsCard } from '../records/parts/notifications-card.tsx';
import { isOfAnother } from './page/banners.tsx';
import { ProductFrame } from './page/product-frame.tsx';
import type { ProductInView } from './record.ts';
import { RenewalsNotice } from './renewals/renewals-notice.tsx';
import { SimilarNotice } from './similar/similar-notice.tsx';

const Contents = ({ view }: { view: ProductInView }) => {
  const { t } = useTranslation();
  const { product, sections, rights, now } = view;
  const may = mayAct('saveConcept', product.facts, now, rights, 'product');
  const aside = rights.includes('PRODUCT:read') && <NotificationsCard view={view} />;
  const lacksRight = !may.may && may.code === 'right.missing';
  // Of an archived one, and of one of somebody else, the banner says it already.
  const reason = lacksRight && !isOfAnother(view) && product.facts.archivedAt === null && t('edit.readOnly.right');
  if (may.may) {
    return (
      <EditForm
        key={product.key}
        view={view}
        aside={aside}
        renderNotices={(content) => <RenewalsNotice product={product.key} sections={sections} content={content} />}
        renderNote={(title) =>
          title.trim() !== product.title && <SimilarNotice organisation={product.organisation.key} title={title} except={product.key} />
        }
      />
    );
  }
  return <ReadForm view={view} reason={reason || undefined} aside={aside} />;
};

/** `/product/:product`: the contents of a product, to change, or to read for who may not change them (point 2). */
export const ProductPage = () => {
  const { product = '' } = useParams({ strict: false });
  return (
    <ProductFrame product={product} part="contents">
      {(view) => <Contents view={view} />}
    </ProductFrame>
  );
};
