import { IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { RightButton } from '../../rights/right-button.tsx';
import { WithdrawDialog } from './end-dialogs.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import type { Consumers, Share } from './share.ts';
import { ShareLine } from './share-line.tsx';
import classes from './sharing.module.css';

const groups = [
  { name: 'accepted', states: ['accepted'] },
  { name: 'offered', states: ['offered'] },
  { name: 'past', states: ['declined', 'withdrawn', 'ended'] },
] as const satisfies { name: string; states: Share['state'][] }[];
type Group = (typeof groups)[number];

/** Which dialog is open: a new offer, one more to the same organisation, or taking back. */
type Asked = { offer: Share | null } | { withdraw: Share } | null;

const GroupCard = ({ group, consumers, onAsk }: { group: Group; consumers: Consumers; onAsk: (asked: Asked) => void }) => {
  const { t } = useTranslation();
  const { product, owner, actions, shares } = consumers;
  const here = shares.filter(({ state }) => group.states.some((one) => one === state));
  if (here.length === 0) return null;
  const asked = {
    place: { kind: 'organisation', key: owner.key },
    right: 'PRODUCT:cohostTo',
    held: actions?.includes('PRODUCT:cohostTo') ?? false,
    variant: 'default',
    size: 'compact-sm',
  } as const;
  return (
    <Card title={t(`sharing.groups.${group.name}`)} aside={t('sharing.groups.count', { count: here.length })}>
      <ul className={classes.lines}>
        {here.map((share) => {
          const organisation = share.organisation.title;
          const again = group.name === 'past';
          return (
            <ShareLine key={share.key} share={share} published={product.published}>
              <RightButton
                {...asked}
                aria-label={t(again ? 'sharing.offer.againOne' : 'sharing.withdraw.one', { organisation })}
                onClick={() => onAsk(again ? { offer: share } : { withdraw: share })}
              >
                {t(again ? 'sharing.offer.again' : 'sharing.withdraw.action')}
              </RightButton>
            </ShareLine>
          );
        })}
      </ul>
    </Card>
  );
};

/** The owner's side: who shows the product, who was asked, who does not any more; offering it and taking it back. */
export const OwnerView = ({ consumers }: { consumers: Consumers }) => {
  const { t } = useTranslation();
  const [asked, ask] = useState<Asked>(null);
  const { product, owner, actions, shares } = consumers;
  const mayOffer = actions?.includes('PRODUCT:cohostTo') ?? false;
  const close = () => ask(null);
  return (
    <div className={classes.page}>
      <div className={classes.top}>
        <p className={classes.lead}>{t('sharing.ownerLead')}</p>
        <RightButton
          place={{ kind: 'organisation', key: owner.key }}
          right="PRODUCT:cohostTo"
          held={mayOffer}
          leftSection={<IconShare2 size={16} aria-hidden />}
          onClick={() => ask({ offer: null })}
        >
          {t('sharing.offer.action')}
        </RightButton>
      </div>
      {!product.published && shares.length > 0 && <p className={classes.lead}>{t('sharing.notPublished')}</p>}
      {shares.length === 0 && (
        <EmptyState icon={IconShare2} title={t('sharing.empty')}>
          {t(mayOffer ? 'sharing.emptyLead' : 'sharing.emptyLeadRead')}
        </EmptyState>
      )}
      {groups.map((group) => (
        <GroupCard key={group.name} group={group} consumers={consumers} onAsk={ask} />
      ))}
      {asked && 'offer' in asked && <OfferDialog product={product} first={asked.offer?.organisation ?? null} onClose={close} />}
      {asked && 'withdraw' in asked && <WithdrawDialog share={asked.withdraw} title={product.title} onClose={close} />}
    </div>
  );
};
