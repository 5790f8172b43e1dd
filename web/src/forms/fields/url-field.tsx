import { parseUrl } from '@bronhouder/domain/fields/url.ts';
import { ActionIcon, Loader, TextInput } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api, handled } from '../../api/clients.ts';
import type { FieldProps } from '../field-props.ts';
import { type Question, useOutsideCheck } from './use-outside-check.ts';

const answers: Question = {
  ask: (url) => api.check.url({ url }, handled),
  code: 'url-unreachable',
  values: () => ({}),
};

const OpenLink = ({ url }: { url: string }) => (
  <ActionIcon
    component="a"
    href={url}
    target="_blank"
    rel="noreferrer"
    variant="subtle"
    color="gray"
    aria-label={useTranslation().t('forms.url.open')}
  >
    <IconExternalLink size={16} />
  </ActionIcon>
);

/** The address of a website; whether it answers is asked when the field is left, unless its type says that this may be skipped (point 5). */
export const UrlField = ({ field, path, value, control, onChange }: FieldProps<'url'>) => {
  const { t } = useTranslation();
  const { checking, check } = useOutsideCheck(path, answers);
  const typed = useRef(false);
  const url = parseUrl(value ?? '');
  const leave = () => {
    if (typed.current && url && field.checkReachable) void check(url);
  };
  return (
    <TextInput
      {...control}
      inputMode="url"
      autoComplete="off"
      value={value ?? ''}
      rightSection={checking ? <Loader size={16} aria-label={t('forms.checking')} /> : url && <OpenLink url={url} />}
      onChange={(event) => {
        typed.current = true;
        onChange(event.currentTarget.value);
      }}
      onBlur={leave}
    />
  );
};
