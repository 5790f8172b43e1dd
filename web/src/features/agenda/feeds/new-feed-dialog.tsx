import { type FeedSubject, feedNameLength, feedSubjects, problemsOfFeed } from '@bronhouder/domain/agenda/feed.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, handled } from '../../../api/clients.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { messageAt } from '../../../forms/message.tsx';
import { useWrite } from '../../../forms/use-write.ts';
import { SubjectSelect } from './subject-select.tsx';

type Props = { organisation: { key: Key; title: string }; onClose: () => void; onMade: (address: string) => void };

/** Makes a secret address: what it shows, and for whom or what it is. */
export const NewFeedDialog = ({ organisation: { key, title }, onClose, onMade }: Props) => {
  const { t } = useTranslation();
  const [about, setAbout] = useState<FeedSubject>('organisation');
  const [chosen, setChosen] = useState<Key | null>(null);
  const [name, setName] = useState('');
  const [told, setTold] = useState(false);
  const of = about === 'organisation' ? key : chosen;
  const write = useWrite({
    call: (subject: Key) => api.feed.create({ organisation: key, about, of: subject, name }, handled),
    said: () => t('feeds.done.title'),
    onDone: ({ address }) => onMade(address),
  });
  const own = problemsOfFeed({ name });
  const problems = [...(told ? own : []), ...write.problems];
  const submit = () => {
    setTold(true);
    if (of !== null && own.length === 0) write.run(of);
    else document.getElementById(of === null ? 'feed-subject' : 'feed-name')?.focus();
  };
  return (
    <FormDialog
      title={t('feeds.form.title')}
      confirm={t('feeds.form.confirm')}
      cancel={t('feeds.form.cancel')}
      failure={write.failure}
      pending={write.pending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Radio.Group
        label={t('feeds.form.about')}
        value={about}
        onChange={(value) => {
          setAbout(feedSubjects.find((one) => one === value) ?? 'organisation');
          setChosen(null);
          write.reset();
        }}
      >
        <Stack gap={8} mt={8}>
          {feedSubjects.map((one) => (
            <Radio key={one} value={one} label={t(`feeds.form.subject.${one}`, { organisation: title })} />
          ))}
        </Stack>
      </Radio.Group>
      {about !== 'organisation' && (
        <SubjectSelect
          key={about}
          organisation={key}
          about={about}
          of={chosen}
          error={told && chosen === null && t('feeds.form.chooseFirst')}
          onChange={(value) => {
            setChosen(value);
            write.reset();
          }}
        />
      )}
      <TextInput
        id="feed-name"
        label={t('feeds.form.name')}
        description={t('feeds.form.nameHelp')}
        placeholder={t('feeds.form.namePlaceholder')}
        required
        maxLength={feedNameLength}
        autoComplete="off"
        data-autofocus
        value={name}
        error={messageAt(problems, 'name')}
        onChange={(event) => {
          setName(event.currentTarget.value);
          write.reset();
        }}
      />
    </FormDialog>
  );
};
