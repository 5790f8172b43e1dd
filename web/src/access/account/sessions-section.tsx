import { Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { type Fault, get, post } from '../call.ts';
import { GeneralFault } from '../general-fault.tsx';
import { Said } from './said.tsx';
import { Section } from './section.tsx';
import { type OwnSession, SessionRow } from './session-row.tsx';
import classes from './sessions.module.css';

/** Where somebody is signed in; each can be ended, or all at once. */
export const SessionsSection = ({ onAllEnded }: { onAllEnded: () => void }) => {
  const { t } = useTranslation();
  const [sessions, setSessions] = useState<OwnSession[]>([]);
  const [fault, setFault] = useState<Fault>();
  const [ended, setEnded] = useState(false);
  const [asking, setAsking] = useState(false);
  const load = () =>
    void get<OwnSession[]>('/auth/list-sessions').then((answer) => (answer.ok ? setSessions(answer.value) : setFault(answer.fault)));
  useEffect(load, []);

  const end = async (key: string) => {
    const answer = await post('/auth/revoke-session', { key });
    if (!answer.ok) return setFault(answer.fault);
    setEnded(true);
    load();
  };
  const endAll = async () => {
    const answer = await post('/auth/revoke-sessions');
    if (answer.ok) onAllEnded();
    else setFault(answer.fault);
  };

  return (
    <Section title={t('access.account.sessions.title')} lead={t('access.account.sessions.lead')}>
      <GeneralFault>{fault && (fault.message || t('access.unreachable.message'))}</GeneralFault>
      <Said>{ended ? t('access.account.sessions.ended') : null}</Said>
      <ul className={classes.list}>
        {sessions.map((session) => (
          <SessionRow key={session.key} session={session} onEnd={() => void end(session.key)} />
        ))}
      </ul>
      <Group mt="md">
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('access.account.sessions.endAll')}
        </Button>
      </Group>
      <ConfirmDialog
        opened={asking}
        title={t('access.account.sessions.endAll')}
        confirm={t('access.account.sessions.endAllAgree')}
        cancel={t('access.account.sessions.cancel')}
        danger
        onConfirm={() => void endAll()}
        onCancel={() => setAsking(false)}
      >
        {t('access.account.sessions.endAllConfirm')}
      </ConfirmDialog>
    </Section>
  );
};
