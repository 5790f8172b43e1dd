import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from './call.ts';
import { CodeField } from './code-field.tsx';
import { Lead, Panel, Title } from './panel.tsx';
import { GeneralFault } from './general-fault.tsx';
import { useSubmit } from './use-submit.ts';

/** The second step: the code of the authenticator, or a recovery code. */
export const SecondStep = ({ onDone, onBack }: { onDone: () => void; onBack: () => void }) => {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const [recovery, setRecovery] = useState(false);
  const form = useSubmit({
    check: () => ({ code: code.trim() === '' && t('access.secondFactor.codeRequired') }),
    send: () => post(recovery ? '/auth/two-factor/verify-backup-code' : '/auth/two-factor/verify-totp', { code }),
    fields: { 'second-factor.wrong': 'code', 'second-factor.recovery-wrong': 'code' },
    done: onDone,
  });
  const otherWay = () => {
    setRecovery(!recovery);
    setCode('');
    form.clear();
  };
  return (
    <Panel>
      <Title calm>{t('access.secondFactor.title')}</Title>
      <Lead>{t(recovery ? 'access.secondFactor.recoveryLead' : 'access.secondFactor.lead')}</Lead>
      <form onSubmit={form.submit} noValidate>
        <GeneralFault>{form.general}</GeneralFault>
        <Stack gap="md">
          <CodeField
            key={String(recovery)}
            label={t(recovery ? 'access.secondFactor.recoveryCode' : 'access.secondFactor.code')}
            value={code}
            onChange={setCode}
            error={form.at('code')}
            recovery={recovery}
          />
          <Button type="submit" size="md" loading={form.pending}>
            {t('access.secondFactor.submit')}
          </Button>
          <Button
            variant="subtle"
            h="auto"
            py={6}
            styles={{ label: { whiteSpace: 'normal', height: 'auto', overflow: 'visible', lineHeight: '20px' } }}
            onClick={otherWay}
          >
            {t(recovery ? 'access.secondFactor.useApp' : 'access.secondFactor.useRecovery')}
          </Button>
          <Button variant="subtle" color="gray" onClick={onBack}>
            {t('access.back')}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
};
