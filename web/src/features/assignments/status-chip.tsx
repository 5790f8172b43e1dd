import { IconCircleCheck, IconClockX, IconMail, IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/use-formats.ts';
import { Chip } from '../../ui/chip.tsx';
import type { Line } from './line.ts';
import classes from './assignments.module.css';

const looks = {
  active: { tone: 'ok', Sign: IconCircleCheck },
  invited: { tone: 'plan', Sign: IconMail },
  expired: { tone: 'warn', Sign: IconClockX },
} as const;

/** Whether the role is held, offered, or was offered too long ago; of an invitation until when. */
export const StatusChip = ({ line }: { line: Pick<Line, 'status' | 'deactivated' | 'expiresAt'> }) => {
  const { t } = useTranslation();
  const { date } = useFormats();
  if (line.deactivated)
    return (
      <Chip tone="none" icon={<IconUserOff size={14} aria-hidden />}>
        {t('assignments.deactivated')}
      </Chip>
    );
  const { tone, Sign } = looks[line.status];
  return (
    <span className={classes.status}>
      <Chip tone={tone} icon={<Sign size={14} aria-hidden />}>
        {t(`assignments.statuses.${line.status}`)}
      </Chip>
      {line.expiresAt && (
        <span className={classes.quiet}>
          {t(line.status === 'expired' ? 'assignments.since' : 'assignments.until', { date: date(line.expiresAt) })}
        </span>
      )}
    </span>
  );
};
