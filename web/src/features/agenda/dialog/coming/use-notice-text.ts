import type { Notice } from '@bronhouder/domain/agenda/notices.ts';
import { useTranslation } from 'react-i18next';
import { useWhen } from './use-when.ts';

const named = 6;

/** What a notice says, with the days it is about; of many the first few. */
export const useNoticeText = () => {
  const { t } = useTranslation();
  const { day } = useWhen();
  return ({ code, days, values }: Notice): string => {
    const listed = days.slice(0, named).map(day).join(', ');
    return t(`timing.notices.${code}`, { ...values, days: days.length > named ? `${listed} …` : listed, count: days.length });
  };
};
