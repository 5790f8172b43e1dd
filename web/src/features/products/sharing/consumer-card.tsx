import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { AcceptedActs } from './accepted-acts.tsx';
import { AnswerButtons } from './answer-buttons.tsx';
import type { Consumers, Share } from './share.ts';
import { ShareLine } from './share-line.tsx';
import classes from './sharing.module.css';

type Props = { share: Share; consumers: Consumers };

/** What one organisation has to do with a product of another: an offer to answer, or its own locations and the way to stop. */
export const ConsumerCard = ({ share, consumers }: Props) => {
  const { t } = useTranslation();
  const { product, owner } = consumers;
  const consumer = share.organisation;
  return (
    <Card title={t('sharing.consumer.at', { consumer: consumer.title })}>
      {share.state === 'offered' && (
        <p className={classes.lead}>
          {t('sharing.offers.waiting', { owner: owner.title, consumer: consumer.title })}{' '}
          {t('sharing.offers.waitingLead', { owner: owner.title })}
        </p>
      )}
      <ul className={classes.lines}>
        <ShareLine share={share} published={product.published}>
          {share.state === 'accepted' && <AcceptedActs share={share} consumers={consumers} />}
          {share.state === 'offered' && (
            <AnswerButtons share={share.key} title={product.title} owner={owner.title} consumer={consumer} actions={share.actions} />
          )}
        </ShareLine>
      </ul>
    </Card>
  );
};
