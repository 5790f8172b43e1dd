import { Button, Group } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/clients.ts';
import { messageAt } from '../../forms/message.tsx';
import { TypedDate } from '../../forms/fields/typed-date.tsx';
import { useTimeZone } from '../../i18n/use-formats.ts';
import { usePersonName } from '../../i18n/use-person-name.ts';
import { useUser } from '../../shell/session/current-user.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ColleagueSelect } from './colleague-select.tsx';
import { GapsList } from './gaps-list.tsx';
import classes from './profile.module.css';
import { SaveResult } from './save-result.tsx';
import { differs, problemsOf, savedStandIn, standInOf, type StandInInput } from './stand-in-input.ts';
import type { Profile } from './use-profile.ts';
import { useSave } from './use-save.ts';

type Props = { profile: Profile; onDirty: (dirty: boolean) => void };
type Saved = Parameters<typeof api.profile.saveStandIn>[0]['standIn'];

/** Who, and from when till when; what that one could not do. Beneath, the way to end it. */
export const StandInForm = ({ profile, onDirty }: Props) => {
  const { t } = useTranslation();
  const zone = useTimeZone();
  const personName = usePersonName();
  const self = useUser().id;
  const [change, setChange] = useState<Partial<StandInInput>>({});
  const [pressed, setPressed] = useState(false);
  const [ending, setEnding] = useState(false);
  const saved = savedStandIn(profile);
  const input = { ...saved, ...change };
  const dirty = differs(saved, input);
  const name = input.person ? personName(input.person) : '';
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  const save = useSave<{ standIn: Saved }>({
    version: profile.version,
    call: api.profile.saveStandIn,
    done: ({ standIn }) => (standIn ? t('profile.standIn.saved', { name }) : t('profile.standIn.ended')),
    onDone: () => {
      setChange({});
      setPressed(false);
    },
  });
  const found = problemsOf(input, self, zone, new Date().toISOString());
  const problems = pressed ? [...found, ...save.problems] : [];
  const set = (part: Partial<StandInInput>) => {
    setChange((now) => ({ ...now, ...part }));
    if (save.problems.length > 0) save.reset();
  };
  const submit = () => {
    setPressed(true);
    const [first] = found;
    if (first) document.getElementById(`stand-in-${first.field}`)?.focus();
    else save.run({ standIn: standInOf(input) });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (dirty) submit();
  };
  const dateBox = (field: 'from' | 'till') => (
    <TypedDate
      id={`stand-in-${field}`}
      name={t(`profile.standIn.${field}`)}
      label={t(`profile.standIn.${field}`)}
      value={input[field]}
      error={messageAt(problems, field)}
      onChange={(value) => set({ [field]: value })}
    />
  );
  return (
    <form onSubmit={onSubmit} noValidate>
      <ColleagueSelect
        id="stand-in-person"
        value={input.person}
        error={messageAt(problems, 'person')}
        onChange={(person) => set({ person })}
      />
      <div className={classes.two}>
        {dateBox('from')}
        {dateBox('till')}
      </div>
      {input.person && <GapsList colleague={input.person} />}
      <SaveResult {...save} />
      <Group mt="md" gap="xs">
        <ActionButton
          reason={dirty ? undefined : t('profile.nothingChanged')}
          loading={save.pending}
          type="submit"
          onClick={() => undefined}
        >
          {t('profile.standIn.save')}
        </ActionButton>
        {saved.person && (
          <Button variant="default" onClick={() => setEnding(true)}>
            {t('profile.standIn.end')}
          </Button>
        )}
      </Group>
      <ConfirmDialog
        opened={ending}
        title={t('profile.standIn.endTitle')}
        confirm={t('profile.standIn.end')}
        cancel={t('profile.standIn.cancel')}
        danger
        onConfirm={() => {
          setEnding(false);
          save.run({ standIn: null });
        }}
        onCancel={() => setEnding(false)}
      >
        {t('profile.standIn.endMessage', { name: saved.person ? personName(saved.person) : '' })}
      </ConfirmDialog>
    </form>
  );
};
