import { Group, SegmentedControl, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/clients.ts';
import { messageAt } from '../../forms/message.tsx';
import { PhoneField } from '../../forms/fields/phone-field.tsx';
import { switchLanguage } from '../../i18n/i18n.ts';
import { isLanguage, languages } from '../../i18n/language.ts';
import { useTimeZone } from '../../i18n/use-formats.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Card } from '../../ui/card.tsx';
import { changedSince } from './changed-since.ts';
import { changedFields, type PersonInput, savedPerson, shownProblems } from './person-input.ts';
import classes from './profile.module.css';
import { SaveResult } from './save-result.tsx';
import type { Profile } from './use-profile.ts';
import { useSave } from './use-save.ts';

const names = ['firstName', 'infix', 'familyName'] as const;
const idOf = (field: string) => `profile-${field}`;
const phoneField = { kind: 'phone', key: 'phoneNumber', label: { nl: '', en: '' } } as const;

type Props = { profile: Profile; onDirty: (dirty: boolean) => void };

/** Name, telephone number and language. What was typed stays until it is saved. */
export const PersonCard = ({ profile, onDirty }: Props) => {
  const { t } = useTranslation();
  const zone = useTimeZone();
  const [change, setChange] = useState<Partial<PersonInput>>({});
  const [left, setLeft] = useState<readonly string[]>([]);
  const saved = savedPerson(profile);
  const input = { ...saved, ...change };
  const dirty = changedFields(saved, input).length > 0;
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  const save = useSave<PersonInput>({
    version: profile.version,
    call: api.profile.save,
    done: () => t('profile.person.saved'),
    onDone: (sent) => {
      setChange((now) => changedSince(now, sent));
      setLeft([]);
      void switchLanguage(sent.language);
    },
  });
  const all = (shown: (field: string) => boolean) => shownProblems(input, shown, zone, new Date().toISOString());
  const here = all((field) => left.includes(field));
  const problems = [...here, ...save.problems.filter(({ field }) => !here.some((one) => one.field === field))];
  const set = (part: Partial<PersonInput>) => {
    setChange((now) => ({ ...now, ...part }));
    if (save.problems.length > 0) save.reset();
  };
  const leave = (field: string) => () => setLeft((now) => (now.includes(field) ? now : [...now, field]));
  const submit = () => {
    const [first] = all(() => true);
    setLeft([...names, 'phoneNumber']);
    if (first) document.getElementById(idOf(first.field))?.focus();
    else save.run(input);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (dirty) submit();
  };
  return (
    <Card title={t('profile.person.title')}>
      <p className={classes.lead}>{t('profile.person.lead')}</p>
      <form onSubmit={onSubmit} noValidate>
        <div className={classes.names}>
          {names.map((field) => (
            <TextInput
              key={field}
              id={idOf(field)}
              label={t(`profile.person.${field}`)}
              autoComplete={{ firstName: 'given-name', infix: 'additional-name', familyName: 'family-name' }[field]}
              value={input[field]}
              error={messageAt(problems, field)}
              onChange={(event) => set({ [field]: event.currentTarget.value })}
              onBlur={leave(field)}
            />
          ))}
        </div>
        <div className={classes.two}>
          <div onBlur={leave('phoneNumber')}>
            <label className={classes.label} htmlFor={idOf('phoneNumber')}>
              {t('profile.person.phoneNumber')}
            </label>
            <PhoneField
              field={phoneField}
              path="phoneNumber"
              value={input.phoneNumber}
              problems={[]}
              control={{ id: idOf('phoneNumber'), error: messageAt(problems, 'phoneNumber') }}
              onChange={(value) => set({ phoneNumber: value ?? '' })}
            />
          </div>
          <div>
            <Text component="span" className={classes.label} id="profile-language">
              {t('profile.person.language')}
            </Text>
            <SegmentedControl
              fullWidth
              aria-labelledby="profile-language"
              value={input.language}
              data={languages.map((value) => ({ value, label: t(`profile.person.languages.${value}`) }))}
              onChange={(value) => isLanguage(value) && set({ language: value })}
            />
            <p className={classes.help}>{t('profile.person.languageHelp')}</p>
          </div>
        </div>
        <dl className={classes.fact}>
          <dt>{t('profile.person.email')}</dt>
          <dd>{profile.email}</dd>
          <dd className={classes.help}>{t('profile.person.emailHelp')}</dd>
        </dl>
        <SaveResult {...save} />
        <Group mt="md">
          <ActionButton
            reason={dirty ? undefined : t('profile.nothingChanged')}
            loading={save.pending}
            type="submit"
            onClick={() => undefined}
          >
            {t('profile.person.save')}
          </ActionButton>
        </Group>
      </form>
    </Card>
  );
};
