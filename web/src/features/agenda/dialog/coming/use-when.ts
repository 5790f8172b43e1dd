import { dayNumber, dayOfWall, timeOfWall, weekdayOf } from '@bronhouder/domain/agenda/days.ts';
import type { Day, Occurrence, Wall } from '@bronhouder/domain/agenda/item.ts';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../i18n/use-formats.ts';

/** Days and times of a date as texts: `ma`, `07-09-2026`, `19.30–21.00`. */
export const useWhen = () => {
  const { t } = useTranslation();
  const { date } = useFormats();
  const weekday = (day: Day) => t(`values.weekdays.${weekdayOf(dayNumber(day))}`);
  const dayText = (day: Day) => `${weekday(day)} ${date(day)}`;
  const time = (clock: string) => clock.replace(':', t('values.timeMark'));
  const timeOf = (wall: Wall) => time(timeOfWall(wall));
  return {
    weekday,
    date,
    day: dayText,
    times: ({ start, end }: Pick<Occurrence, 'start' | 'end'>) => {
      const sameDay = dayOfWall(start) === dayOfWall(end) || end.endsWith('T00:00');
      const finish = end.endsWith('T00:00') ? time('24:00') : timeOf(end);
      return sameDay ? `${timeOf(start)}–${finish}` : `${timeOf(start)} – ${dayText(dayOfWall(end))} ${timeOf(end)}`;
    },
    name: ({ start }: Pick<Occurrence, 'start'>) => `${dayText(dayOfWall(start))} ${timeOf(start)}`,
  };
};
