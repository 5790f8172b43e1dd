import { chosenMailKinds, type ChosenMailKind, type MailTiming, mailTimings } from '@bronhouder/domain/people/mail-preferences.ts';
import { Group, Radio } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/clients.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Card } from '../../ui/card.tsx';
import { changedSince } from './changed-since.ts';
import classes from './mail-card.module.css';
import parts from './profile.module.css';
import { SaveResult } from './save-result.tsx';
import type { Profile } from './use-profile.ts';
import { useSave } from './use-save.ts';

type Timings = Profile['mail'];

const Row = ({ kind, value, onChange }: { kind: ChosenMailKind; value: MailTiming; onChange: (timing: MailTiming) => void }) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={classes.row} role="radiogroup" aria-labelledby={id} aria-describedby={`${id}help`}>
      <div className={classes.kind}>
        <span id={id} className={classes.name}>
          {t(`profile.mail.kinds.${kind}.name`)}
        </span>
        <span id={`${id}help`} className={parts.help}>
          {t(`profile.mail.kinds.${kind}.help`)}
        </span>
      </div>
      {mailTimings.map((timing) => (
        <Radio
          key={timing}
          name={`mail-${kind}`}
          className={classes.choice}
          label={t(`profile.mail.timings.${timing}`)}
          checked={value === timing}
          onChange={() => onChange(timing)}
        />
      ))}
    </div>
  );
};

/** Which mails one wants at once, once a week or not at all. */
export const MailCard = ({ profile, onDirty }: { profile: Profile; onDirty: (dirty: boolean) => void }) => {
  const { t } = useTranslation();
  const [change, setChange] = useState<Partial<Timings>>({});
  const input: Timings = { ...profile.mail, ...change };
  const dirty = chosenMailKinds.some((kind) => input[kind] !== profile.mail[kind]);
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  const save = useSave<{ mail: Timings }>({
    version: profile.version,
    call: api.profile.saveMail,
    done: () => t('profile.mail.saved'),
    onDone: ({ mail }) => setChange((now) => changedSince(now, mail)),
  });
  return (
    <Card title={t('profile.mail.title')}>
      <p className={parts.lead}>{t('profile.mail.lead')}</p>
      <div className={classes.rows}>
        {chosenMailKinds.map((kind) => (
          <Row key={kind} kind={kind} value={input[kind]} onChange={(timing) => setChange((now) => ({ ...now, [kind]: timing }))} />
        ))}
      </div>
      <p className={parts.help}>{t('profile.mail.always')}</p>
      <SaveResult {...save} />
      <Group mt="md">
        <ActionButton
          reason={dirty ? undefined : t('profile.nothingChanged')}
          loading={save.pending}
          onClick={() => save.run({ mail: input })}
        >
          {t('profile.mail.save')}
        </ActionButton>
      </Group>
    </Card>
  );
};
