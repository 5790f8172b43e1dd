import { useParams } from '@tanstack/react-router';
import { Revisions } from '../records/history/revisions.tsx';
import { PublicationCard } from '../records/timeline/publication-card.tsx';
import { ProductFrame } from './page/product-frame.tsx';

/** The versions of a product, and when each was, is or will be out. */
export const RevisionsPage = () => {
  const { product = '' } = useParams({ strict: false });
  return (
    <ProductFrame product={product} part="revisions">
      {(view) => (
        <>
          <PublicationCard view={view} />
          <Revisions view={view} />
        </>
      )}
    </ProductFrame>
  );
};
