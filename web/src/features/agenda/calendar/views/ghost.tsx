import type { Day } from '@bronhouder/domain/agenda/item.ts';
import { useTranslation } from 'react-i18next';
import { useCalendar } from '../calendar-context.ts';
import { piecesOf } from '../layout/pieces.ts';
import { timedOf } from '../moving/drop.ts';
import tones from '../tones.module.css';
import { useWords } from '../use-words.ts';
import { boxOf, whole } from './boxes.ts';
import type { Hours } from './hours-shown.ts';
import classes from './week-view.module.css';

/** Where what is dragged would come down. */
export const Ghost = ({ day, hours }: { day: Day; hours: Hours }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { drag } = useCalendar();
  if (!drag) return null;
  const timed = timedOf(drag.span);
  const piece = piecesOf(timed).find((one) => one.day === day);
  if (!piece) return null;
  return (
    <div
      className={`${classes.ghost} ${tones[`tone${drag.shown.tone}`]}`}
      style={boxOf(hours, piece, whole)}
      title={t('calendar.drag.over', { when: words.when(timed) })}
    >
      {words.times(timed)}
    </div>
  );
};
