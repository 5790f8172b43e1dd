import type { Reason } from '@bronhouder/domain/outcome.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-formats.ts';

/** A reason in the user's language, with the type it is about where it is about one. */
export const useReasonText = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  return ({ code, values }: Reason): string => {
    const reason = t(`refusals.${code}.message`, values);
    const name = values[language === 'nl' ? 'nameNl' : 'nameEn'];
    if (name === undefined) return reason;
    // A type that is not known has no other name than its key.
    return name === values['type'] ? t('creation.impossible.unknown') : t('creation.impossible.named', { type: String(name), reason });
  };
};
