import { Stack, Textarea, TextInput } from '@mantine/core';
import { problemsOfTeam } from '@bronhouder/domain/teams/naming.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, queries } from '../../../api/clients.ts';
import { messageAt } from '../../../forms/message.tsx';
import { LoadFailure } from '../../../shell/failures/load-failure.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import type { TeamNode } from '../tree/grow-tree.ts';
import { RefusalAlert } from '../tree/refusal-alert.tsx';
import { type TreeAct, useTreeAct } from '../tree/use-tree-act.ts';

type Written = { name: string; comment: string };
type FormProps = {
  words: { title: string; confirm: string };
  start: Written;
  act: TreeAct<Written>;
  onClose: () => void;
};

/** Name and comment of a team; what is wrong stands at its field once it was tried to save it. */
const NameForm = ({ words, start, act, onClose }: FormProps) => {
  const { t } = useTranslation();
  useFocusBack();
  const [written, write] = useState(start);
  const [tried, setTried] = useState(false);
  const own = problemsOfTeam(written, false);
  const ofServer = act.refusal?.data.problems ?? [];
  const problems = own.length > 0 ? own : ofServer;
  const change = (part: Partial<Written>) => {
    write({ ...written, ...part });
    act.forget();
  };
  const save = () => {
    setTried(true);
    if (own.length === 0) act.run(written);
  };
  return (
    <ConfirmDialog
      opened
      title={words.title}
      confirm={words.confirm}
      cancel={t('subteams.cancel')}
      pending={act.pending}
      onConfirm={save}
      onCancel={onClose}
    >
      <Stack gap="sm">
        <TextInput
          label={t('subteams.name.name')}
          required
          withAsterisk={false}
          maxLength={200}
          autoComplete="off"
          data-autofocus
          value={written.name}
          error={tried && messageAt(problems, 'name')}
          onChange={(event) => change({ name: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') save();
          }}
        />
        <Textarea
          label={t('subteams.name.comment')}
          description={t('subteams.name.commentHelp')}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={4000}
          value={written.comment}
          error={tried && messageAt(problems, 'comment')}
          onChange={(event) => change({ comment: event.currentTarget.value })}
        />
        <RefusalAlert act={act} />
      </Stack>
    </ConfirmDialog>
  );
};

type Props = { node: Pick<TeamNode, 'key' | 'name'>; onClose: () => void; onDone: (key: string) => void };

/** Makes a team beneath this one. */
export const CreateDialog = ({ node, onClose, onDone }: Props) => {
  const { t } = useTranslation();
  const act = useTreeAct({
    call: (written: Written, options) => api.team.create({ parent: node.key, ...written }, options),
    said: ({ name }) => t('subteams.name.created', { team: name.trim() }),
    onDone: ({ key }) => onDone(key),
  });
  const words = { title: t('subteams.name.create', { team: node.name }), confirm: t('subteams.name.confirmCreate') };
  return <NameForm words={words} start={{ name: '', comment: '' }} act={act} onClose={onClose} />;
};

/** Gives a team another name or comment. */
export const SaveDialog = ({ node, onClose, onDone }: Props) => {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery({ ...queries.team.get.queryOptions({ input: { key: node.key } }), staleTime: 0 });
  const act = useTreeAct({
    call: (written: Written, options) => api.team.save({ key: node.key, version: data?.version ?? 0, ...written }, options),
    said: ({ name }) => t('subteams.name.saved', { team: name.trim() }),
    onDone: () => onDone(node.key),
  });
  const words = { title: t('subteams.name.save', { team: node.name }), confirm: t('subteams.name.confirmSave') };
  if (data) return <NameForm words={words} start={{ name: data.name, comment: data.comment }} act={act} onClose={onClose} />;
  return (
    <ConfirmDialog
      opened
      title={words.title}
      confirm={words.confirm}
      cancel={t('subteams.cancel')}
      blocked
      onConfirm={onClose}
      onCancel={onClose}
    >
      {isError ? <LoadFailure onRetry={() => void refetch()} /> : <LinesSkeleton lines={4} />}
    </ConfirmDialog>
  );
};
