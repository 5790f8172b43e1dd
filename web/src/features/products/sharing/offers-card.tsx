import { IconShare2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import type { ApiAnswers } from '../../../api/types.ts';
import { useFormats } from '../../../i18n/use-formats.ts';
import { paths } from '../../../paths.ts';
import { AnchorLink } from '../../../shell/links.tsx';
import { Card } from '../../../ui/card.tsx';
import { AnswerButtons } from './answer-buttons.tsx';
import type { Named } from './share.ts';
import classes from './sharing.module.css';

type Offer = ApiAnswers['sharing']['offers']['offers'][number];

const OfferLine = ({ offer, consumer, actions }: { offer: Offer; consumer: Named; actions: string[] }) => {
  const { t } = useTranslation();
  const { relative, dateTime } = useFormats();
  const { product, owner, message, offeredAt, offeredBy } = offer;
  const when = relative(offeredAt);
  const told = { owner: owner.title, when, name: offeredBy?.name ?? '' };
  return (
    <li className={classes.line}>
      <span className={classes.sign} aria-hidden>
        <IconShare2 size={18} />
      </span>
      <div className={classes.what}>
        <AnchorLink {...paths.product({ organisation: consumer.key }, product.key)} fw={600}>
          {product.title}
        </AnchorLink>
        <div className={classes.below} title={dateTime(offeredAt)}>
          {t(offeredBy?.name ? 'sharing.offers.metaBy' : 'sharing.offers.meta', told)}
          {!product.published && ` · ${t('sharing.offers.notYet')}`}
        </div>
        {message && <blockquote className={classes.message}>{message}</blockquote>}
      </div>
      <AnswerButtons share={offer.key} title={product.title} owner={owner.title} consumer={consumer} actions={actions} />
    </li>
  );
};

/** What other organisations offer to this one, each with a yes and a no; nothing when nothing waits, or to whom reads no products here. */
export const OffersCard = ({ consumer, reads, className }: { consumer: Named; reads: boolean; className?: string | undefined }) => {
  const { t } = useTranslation();
  const asked = queries.sharing.offers.queryOptions({ input: { key: consumer.key } });
  const { data } = useQuery({ ...asked, enabled: reads });
  if (!data || data.offers.length === 0) return null;
  return (
    <Card title={t('sharing.offers.title')} className={className}>
      <ul className={classes.lines}>
        {data.offers.map((offer) => (
          <OfferLine key={offer.key} offer={offer} consumer={consumer} actions={data.actions} />
        ))}
      </ul>
    </Card>
  );
};
