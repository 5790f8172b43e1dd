import type { FileReference } from '@bronhouder/domain/fields/value.ts';
import { Anchor } from '@mantine/core';
import { IconFile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useForm } from '../form-context.ts';
import { useFileAddress } from '../use-file-address.ts';
import classes from './file-field.module.css';
import { useFileSize } from './use-file-size.ts';

const previewWidth = 320;

const useAddress = (file: FileReference, width?: number): string | undefined => {
  const { record, held } = useForm();
  return useFileAddress(record, file.key, width) ?? held?.addressOf(file.key);
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
        <div className={classes.hint}>{useFileSize()(file)}</div>
      </figcaption>
    </figure>
  );
};
