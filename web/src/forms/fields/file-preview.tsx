import type { FileReference } from '@bronhouder/domain/fields/value.ts';
import { Anchor } from '@mantine/core';
import { IconFile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/use-formats.ts';
import { useForm } from '../form-context.ts';
import { useFileAddress } from '../use-file-address.ts';
import classes from './file-field.module.css';

const previewWidth = 320;

const useAddress = (file: FileReference, width?: number): string | undefined => {
  const { record, held } = useForm();
  return useFileAddress(record, file.key, width) ?? held?.addressOf(file.key);
};

/** Size of a file in words, with that of a picture in pixels. */
export const useSize = ({ bytes, width, height }: FileReference): string => {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [value, unit] = bytes >= 1_000_000 ? [bytes / 1_000_000, 'mb'] : bytes >= 1000 ? [bytes / 1000, 'kb'] : [bytes, 'bytes'];
  const size = t('formats.bytes', { value: number(Math.round(value * 10) / 10), unit });
  return width && height ? `${t('forms.file.pixelSize', { width, height })} · ${size}` : size;
};

/** What a file field holds: the image, or a sign for another file, with its name as a link and its size. */
export const FilePreview = ({ file }: { file: FileReference }) => {
  const { t } = useTranslation();
  const isImage = file.type.startsWith('image/');
  const [image, whole] = [useAddress(file, previewWidth), useAddress(file)];
  return (
    <figure className={classes.preview}>
      {isImage ? image && <img src={image} alt={file.description ?? ''} className={classes.image} /> : <IconFile size={32} aria-hidden />}
      <figcaption>
        <Anchor href={whole} target="_blank" rel="noreferrer" aria-label={t('forms.file.open', { name: file.name })}>
          {file.name}
        </Anchor>
        <div className={classes.hint}>{useSize(file)}</div>
      </figcaption>
    </figure>
  );
};
