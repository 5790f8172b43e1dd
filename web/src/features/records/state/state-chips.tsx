import type { Instant } from '@bronhouder/domain/instant.ts';
import type { Facts } from '@bronhouder/domain/publication/facts.ts';
import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/chip.tsx';
import { chipLooks, workflowLooks } from './chip-looks.ts';
import { chipsShown, workShown } from './chips-shown.ts';
import classes from './state-chips.module.css';
import { useMoments } from '../use-moments.ts';

/** More chips than these stand on a line of their own, below the title and its actions. */
const manyChips = 2;

const sign = (Sign: Icon) => <Sign size={14} stroke={2} aria-hidden style={{ flex: 'none' }} />;

const WorkChip = ({ facts, now }: { facts: Facts; now: Instant }) => {
  const { t } = useTranslation();
  const work = workShown(facts, now);
  if (work === null) return null;
  const label = t(`publication.workflowStates.${facts.workflow ? 'on' : 'off'}.${work}`);
  return (
    <li>
      <Chip tone={workflowLooks[work].tone} icon={sign(workflowLooks[work].icon)}>
        {label}
      </Chip>
    </li>
  );
};

/** The state of an organisation at a moment, as chips (point 4). */
export const StateChips = ({ facts, now }: { facts: Facts; now: Instant }) => {
  const { t } = useTranslation();
  const { written, days } = useMoments();
  const shown = chipsShown(facts, now);
  return (
    <ul className={shown.length > manyChips ? `${classes.chips} ${classes.many}` : classes.chips} aria-label={t('publication.chips.label')}>
      {shown.map(({ code, values }) => (
        <li key={code} title={t(`publication.chips.${code}`, written(values))}>
          <Chip tone={chipLooks[code].tone} icon={sign(chipLooks[code].icon)}>
            {t(`publication.chips.${code}`, days(values))}
          </Chip>
        </li>
      ))}
      <WorkChip facts={facts} now={now} />
    </ul>
  );
};
