import { Alert, Button, Group, Modal, PasswordInput, PinInput, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, handled } from '../../api/clients.ts';
import { fullName, userQuery, useUser } from './current-user.ts';
import { resumeSession } from './session-end.ts';
import { goToSignIn } from './sign-in-address.ts';
import { signIn, type SignInResult, verifyCode } from './sign-in-call.ts';
import { useFocusBack } from '../../ui/use-focus-back.ts';

type Fault = 'wrong' | 'wrongCode' | 'slow' | 'failed' | 'other';

/** Signs in again without leaving the page: what was typed in it stays. Only as the same person, because the page is theirs. */
export const SignInAgain = () => {
  const { t } = useTranslation();
  useFocusBack();
  const user = useUser();
  const queryClient = useQueryClient();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [second, setSecond] = useState(false);
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<Fault>();

  const resume = async (): Promise<Fault | undefined> => {
    const now = await api.session.update({}, handled).catch(() => undefined);
    if (!now) return 'failed';
    if (now.id !== user.id) return 'other';
    queryClient.setQueryData(userQuery.queryKey, now);
    resumeSession();
    notifications.show({ message: t('shell.session.back'), color: 'green' });
    return undefined;
  };
  const faultOf = async (result: SignInResult): Promise<Fault | undefined> => {
    if (result === 'done') return resume();
    if (result === 'wrong') return second ? 'wrongCode' : 'wrong';
    if (result !== 'secondFactor') return result;
    setSecond(true);
    return undefined;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    setFault(await faultOf(await (second ? verifyCode(code) : signIn(user.primaryEmail, password))));
    setPending(false);
  };

  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title={t('shell.session.title')}
    >
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="sm">
          <Text size="sm">{t('shell.session.explain')}</Text>
          {fault && (
            <Alert color="red" role="alert">
              {t(`shell.session.${fault}`, { name: fullName(user) })}
            </Alert>
          )}
          <TextInput label={t('shell.session.email')} value={user.primaryEmail} readOnly autoComplete="username" />
          {second ? (
            <Stack gap={4}>
              <Text size="sm" fw={500}>
                {t('shell.session.code')}
              </Text>
              <PinInput
                length={6}
                type="number"
                oneTimeCode
                autoFocus
                value={code}
                onChange={setCode}
                ariaLabel={t('shell.session.code')}
              />
            </Stack>
          ) : (
            <PasswordInput
              label={t('shell.session.password')}
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
              autoComplete="current-password"
              data-autofocus
              required
              withAsterisk={false}
            />
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => void goToSignIn()}>
              {t('shell.session.leave')}
            </Button>
            <Button type="submit" loading={pending}>
              {t(second ? 'shell.session.verify' : 'shell.session.signIn')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
