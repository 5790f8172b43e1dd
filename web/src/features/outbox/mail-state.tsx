import { type Icon, IconAlertTriangle, IconArchive, IconCheck, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Mail } from '../../api/types.ts';
import { Chip, type Tone } from '../../ui/chip.tsx';

const looks: Record<Mail['state'], { icon: Icon; tone: Tone }> = {
  queued: { icon: IconClock, tone: 'plan' },
  sent: { icon: IconCheck, tone: 'ok' },
  kept: { icon: IconArchive, tone: 'none' },
  failed: { icon: IconAlertTriangle, tone: 'bad' },
};

/** Whether a mail has left. */
export const MailState = ({ state }: Pick<Mail, 'state'>) => {
  const { t } = useTranslation();
  const { icon: Sign, tone } = looks[state];
  return (
    <Chip tone={tone} icon={<Sign size={14} aria-hidden />}>
      {t(`shell.outbox.states.${state}`)}
    </Chip>
  );
};
