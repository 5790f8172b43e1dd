import type { Day } from '@bronhouder/domain/agenda/item.ts';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { timeStop, useCalendar, useStop } from './calendar-context.ts';
import type { Shown } from './shown.ts';
import classes from './time-button.module.css';
import { TimeMarks } from './time-marks.tsx';
import tones from './tones.module.css';
import { useWords } from './use-words.ts';

type Room = 'line' | 'low' | 'narrow' | 'block' | 'rail';
const looks: Record<Room, readonly string[]> = {
  line: ['line'],
  low: ['block', 'low'],
  narrow: ['block'],
  block: ['block'],
  rail: ['rail'],
};

type Props = {
  shown: Shown;
  day: Day;
  /** How much of it there is room for: a line of a month; a low, a narrow or a wide block of a week; or a rail beside the blocks. */
  room: Room;
  style?: CSSProperties;
  before?: boolean;
  after?: boolean;
};

/** What is said of a time by who reads it aloud: all of it in one sentence. */
const useTimeName = () => {
  const { t } = useTranslation();
  const words = useWords();
  return (shown: Shown, several: boolean): string =>
    [
      t('calendar.item', { title: [shown.title, shown.name].filter(Boolean).join(': '), when: words.when(shown) }),
      shown.entry.kind === 'hours' ? t('calendar.kinds.hours') : '',
      shown.place,
      several ? shown.entry.organisation.title : '',
      ...words.marks(shown),
    ]
      .filter(Boolean)
      .join(', ');
};

/** A time in a week or a month: opens its item, can be dragged and reached with the arrow keys. */
export const TimeButton = ({ shown, day, room, style, before, after }: Props) => {
  const { onOpen, onGrab, mayChange, drag, several } = useCalendar();
  const words = useWords();
  const name = useTimeName()(shown, several);
  const stop = useStop(timeStop(shown, day), day);
  const grabs = mayChange(shown);
  const short = room === 'line' || room === 'low' || room === 'narrow';
  const low = room === 'line' || room === 'low' || room === 'rail';
  const place = several ? shown.entry.organisation.title : shown.place;
  return (
    <button
      type="button"
      className={[classes.time, ...looks[room].map((look) => classes[look]), tones[`tone${shown.tone}`]].join(' ')}
      style={style}
      title={name}
      aria-label={name}
      {...stop}
      data-kind={shown.entry.kind}
      data-state={shown.state}
      data-closed={shown.closed !== null || undefined}
      data-hidden={shown.entry.shown !== 'yes' || undefined}
      data-dragged={drag?.shown.id === shown.id || undefined}
      data-before={before || undefined}
      data-after={after || undefined}
      data-grabs={grabs || undefined}
      onClick={() => onOpen(shown)}
      onPointerDown={grabs ? (event) => onGrab(event, shown) : undefined}
    >
      <span className={classes.lines}>
        <span className={classes.when}>
          {short && !before ? words.clock(shown.start.slice(11)) : words.timesOn(shown, day)}
          <TimeMarks shown={shown} />
        </span>
        <span className={classes.title}>{low ? [shown.title, shown.name].filter(Boolean).join(': ') : shown.name || shown.title}</span>
        {!low && <span className={classes.place}>{[shown.name && shown.title, place].filter(Boolean).join(' · ')}</span>}
      </span>
    </button>
  );
};
