import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { ConsumerCard } from './consumer-card.tsx';
import type { Consumers, Share } from './share.ts';
import classes from './sharing.module.css';

/** The side of a co-organiser: what it does here, and who shows it too; whose it is, where the page has not said so already. */
export const ConsumerView = ({ consumers, shares }: { consumers: Consumers; shares: readonly Share[] }) => {
  const { t } = useTranslation();
  const { product, owner, actions } = consumers;
  const also = consumers.shares.filter((share) => share.state === 'accepted' && !shares.includes(share));
  const others = actions ? also.map(({ organisation }) => organisation) : consumers.others;
  return (
    <div className={classes.page}>
      {actions && <p className={classes.lead}>{t('sharing.consumer.lead', { owner: owner.title })}</p>}
      {!product.published && <p className={classes.lead}>{t('sharing.notPublished')}</p>}
      {shares.map((share) => (
        <ConsumerCard key={share.key} share={share} consumers={consumers} />
      ))}
      {others.length > 0 && (
        <Card title={t('sharing.consumer.others')}>
          <ul className={classes.names}>
            {others.map(({ key, title }) => (
              <li key={key}>{title}</li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
};
