import { Alert, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmsAddress } from '@bronhouder/domain/people/account.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { useRefusalText } from '../../records/parts/use-refusal-text.ts';
import classes from '../people.module.css';
import { type Person, useTitle } from '../user/use-person.ts';
import { type AccountAct, heldOf } from './act.ts';
import { LastHeld } from './last-held.tsx';
import { useAccountAct } from './use-account-act.ts';

const Refused = ({ act }: { act: ReturnType<typeof useAccountAct> }) => {
  const { t } = useTranslation();
  const textOf = useRefusalText();
  if (!act.failed) return null;
  if (act.refusal?.errorCode === 'version.newer')
    return (
      <Alert color="yellow" mt="md" icon={<IconRefresh size={18} aria-hidden />} role="alert">
        {t('people.dialog.newer')}
      </Alert>
    );
  const { title, message } = textOf(act.refusal);
  return (
    <Alert color="red" mt="md" icon={<IconAlertTriangle size={18} aria-hidden />} title={title} role="alert">
      {message}
    </Alert>
  );
};

/** What an act does, one by one, and who is left without anybody by it. */
const Effects = ({ act, person }: { act: 'deactivate' | 'anonymise'; person: Person }) => {
  const { t } = useTranslation();
  const count = heldOf(person).length + person.hidden;
  const texts =
    act === 'deactivate'
      ? [t('people.dialog.deactivate.out'), t('people.dialog.deactivate.roles', { count }), t('people.dialog.deactivate.mail')]
      : [t('people.dialog.anonymise.name'), t('people.dialog.anonymise.roles', { count }), t('people.dialog.anonymise.log')];
  return (
    <>
      <p className={classes.noticeText}>{t(`people.dialog.${act}.lead`)}</p>
      <ul className={classes.effects}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <LastHeld person={person} />
    </>
  );
};

type Props = { act: AccountAct; person: Person; onClose: () => void };

/** Asks before something is done with an account, and says what that does. For good takes the typed address. */
export const ActDialog = ({ act, person, onClose }: Props) => {
  const { t } = useTranslation();
  useFocusBack();
  const title = useTitle();
  // An account that has just been anonymised has no name any more, and the dialog still says whose it was.
  const [name] = useState(() => title(person));
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const running = useAccountAct(act, person, name, onClose);
  const confirmed = act !== 'anonymise' || confirmsAddress(typed, person.email);
  const counts: Partial<Record<AccountAct, number>> = {
    endSessions: person.sessions ?? 0,
    activate: heldOf(person).length + person.hidden,
  };
  const body: ReactNode =
    act === 'deactivate' || act === 'anonymise' ? (
      <Effects act={act} person={person} />
    ) : (
      t(`people.dialog.${act}.lead`, { name, count: counts[act] ?? 0 })
    );
  return (
    <ConfirmDialog
      opened
      danger={act === 'deactivate' || act === 'anonymise'}
      title={t(`people.dialog.${act}.title`, { name })}
      confirm={t(`people.dialog.${act}.confirm`)}
      cancel={t('people.dialog.cancel')}
      pending={running.pending}
      blocked={!confirmed}
      onConfirm={() => running.run(typed)}
      onCancel={onClose}
    >
      {body}
      {act === 'anonymise' && (
        <TextInput
          label={t('people.dialog.anonymise.type', { email: person.email })}
          type="email"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => setLeft(true)}
          error={left && typed !== '' && !confirmed ? t('people.dialog.anonymise.differs') : undefined}
        />
      )}
      <Refused act={running} />
    </ConfirmDialog>
  );
};
