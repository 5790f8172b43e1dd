import { IconCircleCheck, IconClockExclamation, IconUserOff, IconUserQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/chip.tsx';

const looks = {
  active: { tone: 'ok', Sign: IconCircleCheck },
  unused: { tone: 'warn', Sign: IconClockExclamation },
  deactivated: { tone: 'none', Sign: IconUserOff },
  former: { tone: 'none', Sign: IconUserQuestion },
} as const;

/** How an account stands. `former`: nobody knows any more whose it was. */
export const StatusChip = ({ status }: { status: keyof typeof looks }) => {
  const { t } = useTranslation();
  const { tone, Sign } = looks[status];
  return (
    <Chip tone={tone} icon={<Sign size={14} aria-hidden />}>
      {t(`people.status.${status}`)}
    </Chip>
  );
};
