import { Button, Group } from '@mantine/core';
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/chip.tsx';
import { ConfirmPassword } from './confirm-password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Said } from './said.tsx';
import { ScanStep } from './scan-step.tsx';
import { Section } from './section.tsx';

/** What is going on: nothing, asking the password for one of three things, scanning, or showing codes to keep. */
type Step =
  | { is: 'rest'; said: string | null }
  | { is: 'asking'; what: 'enable' | 'renew' | 'disable' }
  | { is: 'scanning'; uri: string; codes: string[] }
  | { is: 'keeping'; codes: string[] };

const rest: Step = { is: 'rest', said: null };

type Secrets = { totpURI?: string; backupCodes?: string[] };

const afterPassword = (what: 'enable' | 'renew' | 'disable', { totpURI = '', backupCodes = [] }: Secrets, off: string): Step => {
  if (what === 'enable') return { is: 'scanning', uri: totpURI, codes: backupCodes };
  return what === 'renew' ? { is: 'keeping', codes: backupCodes } : { is: 'rest', said: off };
};

const paths = {
  enable: '/auth/two-factor/enable',
  renew: '/auth/two-factor/generate-backup-codes',
  disable: '/auth/two-factor/disable',
} as const;

const Choices = ({ on, onChoose }: { on: boolean; onChoose: (what: 'enable' | 'renew' | 'disable') => void }) => {
  const { t } = useTranslation();
  if (!on) return <Button onClick={() => onChoose('enable')}>{t('access.account.secondFactor.start')}</Button>;
  return (
    <Group gap="xs">
      <Button variant="default" onClick={() => onChoose('renew')}>
        {t('access.account.secondFactor.renew')}
      </Button>
      <Button variant="default" onClick={() => onChoose('disable')}>
        {t('access.account.secondFactor.turnOff')}
      </Button>
    </Group>
  );
};

/** The second step of signing in: set up, new recovery codes, off. */
export const SecondFactorSection = ({ on, onChanged }: { on: boolean; onChanged: () => void }) => {
  const { t } = useTranslation();
  const [step, setStep] = useState<Step>(rest);
  const confirmed = (what: 'enable' | 'renew' | 'disable') => (secrets: Secrets) => {
    setStep(afterPassword(what, secrets, t('access.account.secondFactor.turnedOff')));
    if (what === 'disable') onChanged();
  };
  const state = (
    <Chip tone={on ? 'ok' : 'none'} icon={on ? <IconShieldCheck size={14} aria-hidden /> : <IconShieldOff size={14} aria-hidden />}>
      {t(on ? 'access.account.secondFactor.on' : 'access.account.secondFactor.off')}
    </Chip>
  );
  return (
    <Section
      title={t('access.account.secondFactor.title')}
      lead={t(on ? 'access.account.secondFactor.leadOn' : 'access.account.secondFactor.leadOff')}
      state={state}
    >
      <Said>{step.is === 'rest' ? step.said : null}</Said>
      {step.is === 'rest' && <Choices on={on} onChoose={(what) => setStep({ is: 'asking', what })} />}
      {step.is === 'asking' && (
        <ConfirmPassword what={step.what} path={paths[step.what]} onDone={confirmed(step.what)} onCancel={() => setStep(rest)} />
      )}
      {step.is === 'scanning' && (
        <ScanStep
          uri={step.uri}
          onDone={() => {
            setStep({ is: 'keeping', codes: step.codes });
            onChanged();
          }}
          onCancel={() => setStep(rest)}
        />
      )}
      {step.is === 'keeping' && (
        <RecoveryCodes codes={step.codes} onKept={() => setStep({ is: 'rest', said: t('access.account.secondFactor.done') })} />
      )}
    </Section>
  );
};
