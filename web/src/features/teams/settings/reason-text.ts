import { useTranslation } from 'react-i18next';
import type { ApiAnswers } from '../../../api/types.ts';
import { useLanguage } from '../../../i18n/use-formats.ts';
import { isTouchCode } from './touched.ts';

type Reason = Pick<ApiAnswers['team']['settingsEffects']['touched'][number]['reasons'][number], 'code' | 'values'>;

/** In what an organisation gets out of line, in words. */
export const useReasonText = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  return ({ code, values }: Reason): string => {
    if (!isTouchCode(code)) return code;
    const name = values[language === 'en' ? 'nameEn' : 'nameNl'] ?? '';
    return t(`teamSettings.effects.reasons.${code}`, { ...values, name, value: String(values['value']) });
  };
};
