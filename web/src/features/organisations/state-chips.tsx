import type { Instant } from '@bronhouder/domain/instant.ts';
import type { Facts } from '@bronhouder/domain/publication/facts.ts';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chipLooks, type Tone, workflowLooks } from './chip-looks.ts';
import { chipsShown, workShown } from './chips-shown.ts';
import classes from './state-chips.module.css';
import { useMoments } from './use-moments.ts';

/** One chip: an icon, a word and a colour that say the same. */
export const StateChip = ({ icon: Sign, tone, children }: { icon: Icon; tone: Tone; children: ReactNode }) => (
  <span className={`${classes.chip} ${classes[tone] ?? ''}`}>
    <Sign size={14} stroke={2} aria-hidden />
    {children}
  </span>
);

const WorkChip = ({ facts, now }: { facts: Facts; now: Instant }) => {
  const { t } = useTranslation();
  const work = workShown(facts, now);
  if (work === null) return null;
  const label = t(`publication.workflowStates.${facts.workflow ? 'on' : 'off'}.${work}`);
  return (
    <li>
      <StateChip {...workflowLooks[work]}>{label}</StateChip>
    </li>
  );
};

/** The state of an organisation at a moment, as chips (point 4). */
export const StateChips = ({ facts, now }: { facts: Facts; now: Instant }) => {
  const { t } = useTranslation();
  const { written } = useMoments();
  return (
    <ul className={classes.chips} aria-label={t('publication.chips.label')}>
      {chipsShown(facts, now).map(({ code, values }) => (
        <li key={code}>
          <StateChip {...chipLooks[code]}>{t(`publication.chips.${code}`, written(values))}</StateChip>
        </li>
      ))}
      <WorkChip facts={facts} now={now} />
    </ul>
  );
};
