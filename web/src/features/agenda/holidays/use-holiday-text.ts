import type { Holiday } from '@bronhouder/domain/holidays/holiday.ts';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../../i18n/use-formats.ts';

/** How a holiday is called beside its day: "Koningsdag"; one that is not for everybody with what it is: "Goede Vrijdag (vrije dag op scholen)". */
export const useHolidayText = () => {
  const { t } = useTranslation();
  const localised = useLocalised();
  return ({ name, kind, from }: Holiday): string => {
    if (kind === 'public' && !from) return localised(name);
    const values = { name: localised(name), kind: t(`holidays.kinds.${kind}`) };
    return from ? t('holidays.markFrom', { ...values, time: from.replace(':', '.') }) : t('holidays.mark', values);
  };
};
