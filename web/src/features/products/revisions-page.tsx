import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Revisions } from '../records/history/revisions.tsx';
import { TimelineDrawing } from '../records/timeline/timeline-drawing.tsx';
import { Card } from '../../ui/card.tsx';
import { useUnpublished } from '../records/publish/use-outside-changes.ts';
import classes from './page/page.module.css';
import { ProductFrame } from './page/product-frame.tsx';
import type { ProductInView } from './record.ts';

/** When which version was, is or will be out. */
const Out = ({ view }: { view: ProductInView }) => {
  const { t } = useTranslation();
  return (
    <Card title={t('publication.timeline.title')} className={classes.out}>
      <TimelineDrawing facts={view.product.facts} now={view.now} unpublished={useUnpublished(view)} />
    </Card>
  );
};

/** The versions of a product, and when each was, is or will be out. */
export const RevisionsPage = () => {
  const { product = '' } = useParams({ strict: false });
  return (
    <ProductFrame product={product} part="revisions">
      {(view) => (
        <>
          <Out view={view} />
          <Revisions view={view} />
        </>
      )}
    </ProductFrame>
  );
};
