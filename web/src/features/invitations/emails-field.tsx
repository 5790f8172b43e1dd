import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './invitations.module.css';
import { type Counted, inviteProblems, mostAtOnce } from './invite-input.ts';

type Props = { value: string; counted: Counted; pressed: boolean; onChange: (value: string) => void };

/** The addresses, typed or pasted: counted at once, wrong ones named when the field is left. */
export const EmailsField = ({ value, counted, pressed, onChange }: Props) => {
  const { t } = useTranslation();
  const [left, setLeft] = useState(false);
  const problem = inviteProblems(counted, '').emails;
  const shown = pressed || (left && value.trim() !== '') ? problem : null;
  const { emails, wrong, doubles } = counted;
  const error = shown && t(`invitations.invite.${shown}`, { count: wrong.length, addresses: wrong.join(', '), maximum: mostAtOnce });
  return (
    <div>
      <Textarea
        id="invite-emails"
        label={t('invitations.invite.emails')}
        description={t('invitations.invite.emailsHelp')}
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={40_000}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        value={value}
        error={error}
        onChange={(event) => {
          setLeft(false);
          onChange(event.currentTarget.value);
        }}
        onBlur={() => setLeft(true)}
      />
      <p className={classes.count} role="status">
        {t('invitations.invite.count', { count: emails.length })}
        {doubles > 0 && ` · ${t('invitations.invite.doubles', { count: doubles })}`}
      </p>
    </div>
  );
};
