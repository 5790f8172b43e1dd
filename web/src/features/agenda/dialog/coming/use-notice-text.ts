import type { Notice } from '@bronhouder/domain/agenda/notices.ts';
import { plainMonths } from '@bronhouder/domain/agenda/plain.ts';
import { useTranslation } from 'react-i18next';
import { useTimingWords } from './use-timing-words.ts';
import { useWhen } from './use-when.ts';

const named = 6;

/** What a notice says, with the days it is about; of many the first few. */
export const useNoticeText = () => {
  const { t } = useTranslation();
  const { day } = useWhen();
  const words = useTimingWords();
  return ({ code, days, values }: Notice): string => {
    const first = days.slice(0, named);
    const listed = code === 'skipped' ? plainMonths(first, words) : first.map(day).join(', ');
    return t(`timing.notices.${code}`, { ...values, days: days.length > named ? `${listed} …` : listed, count: days.length });
  };
};
