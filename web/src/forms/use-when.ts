import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/use-formats.ts';

const aMinute = 60_000;

/** How long ago something happened, in words that fit into a sentence. */
export const useWhen = () => {
  const { t } = useTranslation();
  const { relative } = useFormats();
  return (instant: string): string => (Date.now() - Date.parse(instant) < aMinute ? t('forms.justNow') : relative(instant));
};
