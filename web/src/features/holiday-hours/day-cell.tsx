import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './hours.module.css';
import type { Cell } from './plan.ts';
import { useTexts } from './use-texts.ts';

/** What will be, and why, in words. */
const useCellText = () => {
  const { t } = useTranslation();
  const { hours } = useTexts();
  return ({ change, proposal, correction }: Cell): { what: string; why: string } => {
    if (change) {
      const why = correction ? t('holidays.hours.corrected') : proposal.asBefore ? t('holidays.hours.asBefore') : '';
      return { what: hours(change.slots), why };
    }
    if (correction) return { what: t('holidays.hours.left'), why: t('holidays.hours.corrected') };
    if (proposal.state === 'standing' && proposal.standing) {
      const { slots, reason } = proposal.standing;
      return { what: hours(slots), why: reason ? t('holidays.hours.standingFor', { reason }) : t('holidays.hours.standing') };
    }
    return { what: t('holidays.hours.closed'), why: t(proposal.state === 'shut' ? 'holidays.hours.shut' : 'holidays.hours.standing') };
  };
};

type Props = { cell: Cell; organisation: string; editable: boolean; onEdit: () => void };

/** One day at one place: what it will be instead of what it would be; pressed, it can be corrected. */
export const DayCell = ({ cell, organisation, editable, onEdit }: Props) => {
  const { t } = useTranslation();
  const { days, hours } = useTexts();
  const { what, why } = useCellText()(cell);
  const { day, proposal, change } = cell;
  const usual = change && day.from === day.till && proposal.usual.length > 0 ? hours(proposal.usual) : null;
  const inner = (
    <>
      <span className={classes.cellDay}>
        {days(day)} · {day.name}
      </span>
      <span className={classes.cellWhat}>
        {usual && (
          <>
            <VisuallyHidden>{t('holidays.hours.usual')}</VisuallyHidden> <del>{usual}</del>{' '}
          </>
        )}
        <strong>{what}</strong>
      </span>
      {why && <span className={classes.cellWhy}>{why}</span>}
    </>
  );
  if (!editable)
    return (
      <li className={classes.cell} data-quiet>
        {inner}
      </li>
    );
  return (
    <li>
      <UnstyledButton className={classes.cell} data-quiet={change ? undefined : true} onClick={onEdit}>
        <VisuallyHidden>{t('holidays.hours.correctAt', { organisation })}</VisuallyHidden>
        {inner}
        <IconPencil className={classes.cellSign ?? ''} size={14} aria-hidden />
      </UnstyledButton>
    </li>
  );
};
