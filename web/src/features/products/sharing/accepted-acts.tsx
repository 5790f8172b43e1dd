import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RightButton } from '../../rights/right-button.tsx';
import { EndDialog } from './end-dialogs.tsx';
import { LocationsDialog } from './locations-dialog.tsx';
import type { Consumers, Share } from './share.ts';

type Props = { share: Share; consumers: Consumers };

/** What a co-organiser can do: choose locations of its own, and stop. */
export const AcceptedActs = ({ share, consumers: { product, owner } }: Props) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'end' | 'locations' | null>(null);
  const consumer = share.organisation.title;
  const place = { kind: 'organisation', key: share.organisation.key } as const;
  // What is missing is said one at a time: the right of the product first, then that of the library.
  const lacking = (['PRODUCT:connect', 'SUPPLEMENT:use'] as const).find((right) => !share.actions.includes(right));
  const close = () => setOpen(null);
  return (
    <>
      <RightButton
        place={place}
        right={lacking ?? 'PRODUCT:connect'}
        held={lacking === undefined}
        variant="default"
        size="compact-sm"
        aria-label={t('sharing.locations.one', { consumer })}
        onClick={() => setOpen('locations')}
      >
        {t(share.locations.length > 0 ? 'sharing.locations.change' : 'sharing.locations.choose')}
      </RightButton>
      <RightButton
        place={place}
        right="PRODUCT:cohostFrom"
        held={share.actions.includes('PRODUCT:cohostFrom')}
        variant="default"
        size="compact-sm"
        aria-label={t('sharing.end.one', { title: product.title, consumer })}
        onClick={() => setOpen('end')}
      >
        {t('sharing.end.action')}
      </RightButton>
      {open === 'locations' && <LocationsDialog share={share} onClose={close} />}
      {open === 'end' && (
        <EndDialog share={share.key} title={product.title} owner={owner.title} consumer={consumer} dates={share.dates} onClose={close} />
      )}
    </>
  );
};
