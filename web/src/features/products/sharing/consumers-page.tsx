import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { queries } from '../../../api/clients.ts';
import { LoadFailure } from '../../../shell/failures/load-failure.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { ProductFrame } from '../page/product-frame.tsx';
import { ConsumerView } from './consumer-view.tsx';
import { OwnerView } from './owner-view.tsx';
import type { Consumers, Share } from './share.ts';

/** What the organisation in the address has to do with a product of another, where the reader may read at both. */
const fromThere = ({ owner, shares }: Consumers, from: string | undefined): Share[] =>
  from === owner.key
    ? []
    : shares.filter(({ organisation, state }) => organisation.key === from && (state === 'offered' || state === 'accepted'));

const Sharing = ({ product, from }: { product: string; from: string | undefined }) => {
  const asked = queries.sharing.consumers.queryOptions({ input: { key: product }, context: { handleErrorCodes: ['record.unknown'] } });
  const { data, isError, refetch } = useQuery(asked);
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <LinesSkeleton lines={5} />;
  const own = fromThere(data, from);
  if (own.length > 0) return <ConsumerView consumers={data} shares={own} />;
  return data.actions ? <OwnerView consumers={data} /> : <ConsumerView consumers={data} shares={data.shares} />;
};

/** `/product/:product/consumers` (point 2), below an organisation and below a team: who shows a product, from either side. */
export const ConsumersPage = () => {
  const { product = '', organisation } = useParams({ strict: false });
  return (
    <ProductFrame product={product} part="consumers">
      {() => <Sharing product={product} from={organisation} />}
    </ProductFrame>
  );
};
