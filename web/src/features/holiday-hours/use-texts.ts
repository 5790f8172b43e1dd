import { dayNumber, weekdayOf } from '@bronhouder/domain/agenda/days.ts';
import { readableDate } from '@bronhouder/domain/fields/calendar-date.ts';
import type { Slot } from '@bronhouder/domain/fields/value.ts';
import { useTranslation } from 'react-i18next';
import type { Target } from './plan.ts';
import { useLocalised } from '../../i18n/use-formats.ts';

/** Days, hours and places as texts. */
export const useTexts = () => {
  const { t } = useTranslation();
  const localised = useLocalised();
  const time = (text: string) => text.replace(':', t('values.timeMark'));
  const day = (date: string) => `${t(`values.weekdays.${weekdayOf(dayNumber(date))}`)} ${readableDate(date)}`;
  return {
    day,
    days: ({ from, till }: { from: string; till: string }) =>
      from === till ? day(from) : t('holidays.hours.days', { from: day(from), till: day(till) }),
    hours: (slots: readonly Slot[]) =>
      slots.length === 0
        ? t('holidays.hours.closed')
        : slots.map(({ from, till }) => t('organisation.week.slot', { from: time(from), till: time(till) })).join(', '),
    /** Which opening hours of an organisation; null: the only ones there are, of itself. */
    target: ({ kind, label, product, location }: Target, only: boolean) =>
      kind === 'item'
        ? t('holidays.hours.itemOf', { product: product ?? '', location: location ?? '' })
        : only || !label
          ? null
          : localised(label),
  };
};
