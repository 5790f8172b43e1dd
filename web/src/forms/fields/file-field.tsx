import type { FileReference } from '@bronhouder/domain/fields/value.ts';
import { Anchor, Button, FileButton, Group, Progress, Text, TextInput } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Message, messageAt, useProblemText } from '../message.tsx';
import type { FieldProps } from '../field-props.ts';
import classes from './file-field.module.css';
import { FilePreview } from './file-preview.tsx';
import { type UploadState, useUpload } from './use-upload.ts';

const Attempt = ({ state, stop }: { state: UploadState; stop: () => void }) => {
  const { t } = useTranslation();
  const text = useProblemText();
  if (state.percent !== null && !state.failed && state.problems.length === 0) {
    const progress = t('forms.file.uploading', { name: state.name, percent: state.percent });
    return (
      <div className={classes.progress}>
        <Text size="xs">{progress}</Text>
        <Progress value={state.percent} aria-label={progress} />
        <Button size="compact-sm" variant="default" onClick={stop}>
          {t('forms.file.stop')}
        </Button>
      </div>
    );
  }
  return (
    <div role="alert">
      {state.problems.length > 0 ? (
        <Message problems={state.problems} />
      ) : (
        <span className={classes.failure}>{t('forms.file.failed')}</span>
      )}
      <span className={classes.name}>{state.problems.map(text).length > 0 && state.name}</span>
    </div>
  );
};

/** `image/png` as people know it: PNG. */
const readableType = (accept: string): string =>
  accept
    .replace(/^[^/]*\/|^\./, '')
    .replace(/\+.*$/, '')
    .toUpperCase();

const useLimits = (field: FieldProps<'file'>['field']): string => {
  const { t } = useTranslation();
  const { accept, maxBytes, minWidth = 0, minHeight = 0 } = field;
  const pixels = minWidth > 0 || minHeight > 0 ? [t('forms.file.pixels', { width: minWidth, height: minHeight })] : [];
  return [accept.map(readableType).join(', '), t('forms.file.limits', { megabytes: Math.floor(maxBytes / 100_000) / 10 }), ...pixels].join(
    ' · ',
  );
};

const Description = ({ value, problems, control, onChange }: Omit<FieldProps<'file'>, 'value'> & { value: FileReference }) => {
  const { t } = useTranslation();
  return (
    <TextInput
      id={`${control.id}-description`}
      data-part="description"
      label={t('forms.file.description')}
      description={value.type.startsWith('image/') ? t('forms.file.descriptionHelp') : undefined}
      value={value.description ?? ''}
      error={messageAt(problems, 'description')}
      onChange={(event) => onChange({ ...value, description: event.currentTarget.value })}
    />
  );
};

/** A file: chosen or dropped, sent with progress, shown, described, replaced or removed. */
export const FileField = (props: FieldProps<'file'>) => {
  const { field, path, value, control, onChange } = props;
  const { t } = useTranslation();
  const [over, setOver] = useState(false);
  const limits = useLimits(field);
  const { possible, state, send, stop } = useUpload(field, path, (file) =>
    onChange({ ...file, ...(value?.description && { description: value.description }) }),
  );
  if (!possible) return <p className={classes.hint}>{t('forms.file.later')}</p>;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void send(file);
  };
  return (
    <div
      className={classes.file}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {value && <FilePreview file={value} />}
      <Group gap={8}>
        <FileButton
          accept={field.accept.join(',')}
          inputProps={{ id: `${control.id}-input`, 'aria-hidden': true, tabIndex: -1 }}
          onChange={(file) => file && void send(file)}
        >
          {(button) => (
            <Button {...button} variant="default" leftSection={<IconUpload size={16} />}>
              {t(value ? 'forms.file.replace' : 'forms.file.choose')}
            </Button>
          )}
        </FileButton>
        {value ? (
          <Anchor component="button" type="button" size="sm" onClick={() => onChange(null)}>
            {t('forms.file.remove')}
          </Anchor>
        ) : (
          <span className={classes.hint}>{t('forms.file.drop')}</span>
        )}
      </Group>
      <div className={classes.hint}>{limits}</div>
      {state && <Attempt state={state} stop={stop} />}
      {value && <Description {...props} value={value} />}
    </div>
  );
};
