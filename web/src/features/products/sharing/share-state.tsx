import { IconCheck, IconClock, IconEyeOff, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Chip, type Tone } from '../../../ui/chip.tsx';
import type { Share } from './share.ts';

const looks = {
  offered: { tone: 'plan', Sign: IconClock },
  accepted: { tone: 'ok', Sign: IconCheck },
  declined: { tone: 'warn', Sign: IconX },
  withdrawn: { tone: 'none', Sign: IconX },
  ended: { tone: 'none', Sign: IconX },
} as const satisfies Record<Share['state'], { tone: Tone; Sign: typeof IconX }>;

/** Where it stands with one organisation: of one that accepted, whether readers see it there. */
export const ShareState = ({ share }: { share: Pick<Share, 'state' | 'shown'> }) => {
  const { t } = useTranslation();
  if (share.state === 'accepted' && !share.shown)
    return <Chip icon={<IconEyeOff size={14} aria-hidden />}>{t('sharing.state.accepted')}</Chip>;
  const { tone, Sign } = looks[share.state];
  return (
    <Chip tone={tone} icon={<Sign size={14} aria-hidden />}>
      {t(`sharing.state.${share.state}`)}
    </Chip>
  );
};

/** Why readers do not see at a co-organiser what it accepted; nothing where they do. */
export const NotShown = ({ share, published }: { share: Share; published: boolean }) => {
  const { t } = useTranslation();
  if (share.state !== 'accepted' || share.shown) return null;
  return <div>{t(`sharing.notShown.${share.away ?? (published ? 'organisation' : 'product')}`)}</div>;
};
