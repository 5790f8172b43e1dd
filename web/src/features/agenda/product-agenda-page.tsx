import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ProductFrame } from '../products/page/product-frame.tsx';
import { RecordAgenda } from './record-agenda.tsx';

/** `/organisation/:organisation/product/:product/agenda`: when a product takes place, also at those who show it. */
export const ProductAgendaPage = () => {
  const { t } = useTranslation();
  const { product = '' } = useParams({ strict: false });
  return (
    <ProductFrame product={product} part="agenda">
      {({ product: { title }, from }) => (
        <RecordAgenda
          lead={t('calendar.lead.product')}
          key={product}
          scope={{ product }}
          organisation={'organisation' in from ? from.organisation : undefined}
          preset={{ product: { key: product, title } }}
        />
      )}
    </ProductFrame>
  );
};
