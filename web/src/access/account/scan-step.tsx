import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../call.ts';
import { CodeField } from '../code-field.tsx';
import { GeneralFault } from '../general-fault.tsx';
import { useSubmit } from '../use-submit.ts';
import classes from './scan-step.module.css';

/** The key in groups of four, as people type it over. */
const keyIn = (uri: string): string => (new URL(uri).searchParams.get('secret') ?? '').replace(/(.{4})(?=.)/g, '$1 ');

const useQrCode = (text: string): string | undefined => {
  const [image, setImage] = useState<string>();
  useEffect(() => {
    let current = true;
    void import('qrcode').then(async ({ default: qr }) => {
      const svg = await qr.toString(text, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' });
      if (current) setImage(`data:image/svg+xml,${encodeURIComponent(svg)}`);
    });
    return () => {
      current = false;
    };
  }, [text]);
  return image;
};

/** Brings the key into an authenticator, and proves that it works by a first code. */
export const ScanStep = ({ uri, onDone, onCancel }: { uri: string; onDone: () => void; onCancel: () => void }) => {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const image = useQrCode(uri);
  const form = useSubmit({
    check: () => ({ code: code === '' && t('access.secondFactor.codeRequired') }),
    send: () => post('/auth/two-factor/verify-totp', { code }),
    fields: { 'second-factor.wrong': 'code' },
    done: onDone,
  });
  return (
    <form onSubmit={form.submit} noValidate className={classes.step}>
      <div className={classes.code}>{image && <img src={image} alt={t('access.account.secondFactor.qr')} width={176} height={176} />}</div>
      <Stack gap="sm" className={classes.words}>
        <h3 className={classes.title}>{t('access.account.secondFactor.scanTitle')}</h3>
        <Text size="sm">{t('access.account.secondFactor.scan')}</Text>
        <Text size="sm">
          {t('access.account.secondFactor.manual')} <Code className={classes.key}>{keyIn(uri)}</Code>
        </Text>
        <GeneralFault>{form.general}</GeneralFault>
        <CodeField label={t('access.account.secondFactor.confirm')} value={code} onChange={setCode} error={form.at('code')} />
        <Group gap="xs">
          <Button type="submit" loading={form.pending}>
            {t('access.account.secondFactor.finish')}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {t('access.account.sessions.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
