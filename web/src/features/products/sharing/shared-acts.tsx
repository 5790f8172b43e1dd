import { useQuery } from '@tanstack/react-query';
import { handled, queries } from '../../../api/clients.ts';
import { AcceptedActs } from './accepted-acts.tsx';
import { AnswerButtons } from './answer-buttons.tsx';
import classes from './sharing.module.css';

/** What can be done with a product of another, at each organisation of the reader that it was offered to or that shows it: in its banner. */
export const SharedActs = ({ product }: { product: string }) => {
  const asked = queries.sharing.consumers.queryOptions({ input: { key: product }, ...handled });
  const { data } = useQuery(asked);
  if (!data || data.actions) return null;
  return data.shares.map((share) => (
    <div key={share.key} className={classes.banner}>
      {share.state === 'offered' ? (
        <AnswerButtons
          share={share.key}
          title={data.product.title}
          owner={data.owner.title}
          consumer={share.organisation}
          actions={share.actions}
        />
      ) : (
        <div className={classes.acts}>
          <AcceptedActs share={share} consumers={data} />
        </div>
      )}
    </div>
  ));
};
