import type { FileReference } from '@bronhouder/domain/fields/value.ts';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/use-formats.ts';

/** The size of a file in words, with that of a picture in pixels. */
export const useFileSize = () => {
  const { t } = useTranslation();
  const { number } = useFormats();
  return ({ bytes, width, height }: FileReference): string => {
    const [value, unit] = bytes >= 1_000_000 ? [bytes / 1_000_000, 'mb'] : bytes >= 1000 ? [bytes / 1000, 'kb'] : [bytes, 'bytes'];
    const size = t('formats.bytes', { value: number(Math.round(value * 10) / 10), unit });
    return width && height ? `${t('forms.file.pixelSize', { width, height })} · ${size}` : size;
  };
};
