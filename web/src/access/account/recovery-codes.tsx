import { Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './recovery-codes.module.css';

const fileOf = (codes: string[], name: string): { href: string; download: string } => ({
  href: `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`,
  download: name,
});

/** The recovery codes, shown this once. */
export const RecoveryCodes = ({ codes, onKept }: { codes: string[]; onKept: () => void }) => {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="sm">
      <h3 ref={heading} tabIndex={-1} className={classes.title}>
        {t('access.account.secondFactor.codesTitle')}
      </h3>
      <Text size="sm">{t('access.account.secondFactor.codes')}</Text>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="xs">
        <CopyButton value={codes.join('\n')} timeout={3000}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {t(copied ? 'access.account.secondFactor.copied' : 'access.account.secondFactor.copy')}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" component="a" {...fileOf(codes, t('access.account.secondFactor.file'))}>
          {t('access.account.secondFactor.download')}
        </Button>
        <Button onClick={onKept}>{t('access.account.secondFactor.kept')}</Button>
      </Group>
    </Stack>
  );
};
