import type { Day } from '@bronhouder/domain/agenda/item.ts';
import { readableDate } from '@bronhouder/domain/fields/calendar-date.ts';
import { useTranslation } from 'react-i18next';

/** Until when the school vacations of a region are known, in words; null: there is no calendar that holds for all of it. */
export const useKnownText = () => {
  const { t } = useTranslation();
  return (known: Day | null): string =>
    known === null ? t('holidays.vacations.unknown') : t('holidays.vacations.known', { date: readableDate(known) });
};
