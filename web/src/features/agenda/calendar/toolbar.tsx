import { ActionIcon, Button, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { IconArrowBackUp, IconChevronLeft, IconChevronRight, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type View, views } from '../agenda-search.ts';
import classes from './toolbar.module.css';

type Props = {
  view: View;
  period: string;
  /** Beside the period: the number of the week. */
  week: string | undefined;
  onView: (view: View) => void;
  onStep: (by: -1 | 1) => void;
  onToday: () => void;
  /** Takes the last write back; absent where there is none. */
  onUndo: (() => void) | undefined;
};

/** Which days are looked at and how: today, before, after, the view, undo and print. */
export const Toolbar = ({ view, period, week, onView, onStep, onToday, onUndo }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={classes.bar}>
      <div className={classes.steps}>
        <Button variant="default" onClick={onToday}>
          {t('calendar.today')}
        </Button>
        <ActionIcon variant="default" size={36} aria-label={t(`calendar.previous.${view}`)} onClick={() => onStep(-1)}>
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" size={36} aria-label={t(`calendar.next.${view}`)} onClick={() => onStep(1)}>
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </div>
      <h2 className={classes.period} aria-live="polite">
        {period}
        {week && <span className={classes.week}>{week}</span>}
      </h2>
      <div className={classes.ways}>
        {onUndo && (
          <Button variant="default" leftSection={<IconArrowBackUp size={16} aria-hidden />} onClick={onUndo}>
            {t('calendar.undo.action')}
            <VisuallyHidden>: {t('calendar.undo.last')}</VisuallyHidden>
          </Button>
        )}
        <ActionIcon
          className={classes.print}
          variant="default"
          size={36}
          aria-label={t('calendar.print')}
          title={t('calendar.print')}
          onClick={() => window.print()}
        >
          <IconPrinter size={18} aria-hidden />
        </ActionIcon>
        <SegmentedControl
          className={classes.views}
          aria-label={t('calendar.view')}
          value={view}
          data={views.map((value) => ({ value, label: t(`calendar.views.${value}`) }))}
          onChange={(value) => onView(views.find((one) => one === value) ?? view)}
        />
      </div>
    </div>
  );
};
