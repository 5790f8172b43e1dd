import { Alert, Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Draft, type DraftPlace, dropDraft, readDraft } from '../../../forms/draft-store.ts';
import { useWhen } from '../../../forms/use-when.ts';
import type { Path } from '../../../paths.ts';
import { ButtonLink } from '../../../shell/links.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import classes from './create.module.css';

type Props = {
  place: DraftPlace;
  title: string;
  discardMessage: string;
  /** The form of a new record with these types. */
  formOf: (types: string[]) => Path;
  onForget?: () => void;
};

const titleOf = ({ content: { title } }: Draft) => (typeof title === 'string' ? title.trim() : '');

/** Input for a new record that is still on this device: the way on with it, or to be rid of it. */
export const KeptDraft = ({ place, title, discardMessage, formOf, onForget }: Props) => {
  const { t } = useTranslation();
  const when = useWhen();
  const [draft, setDraft] = useState(() => readDraft(localStorage, place));
  const [asking, setAsking] = useState(false);
  if (!draft) return null;
  const throwAway = () => {
    dropDraft(localStorage, place);
    onForget?.();
    setDraft(undefined);
    notifications.show({ message: t('creation.draft.discarded') });
  };
  return (
    <Alert role="note" className={classes.alert ?? ''} icon={<IconDeviceFloppy aria-hidden />} title={title}>
      {t('creation.draft.lead', { title: titleOf(draft) || t('creation.draft.untitled'), when: when(draft.at) })}
      <div className={classes.acts}>
        <ButtonLink {...formOf(draft.types.map(({ key }) => key))} size="compact-sm">
          {t('creation.draft.go')}
        </ButtonLink>
        <Button size="compact-sm" variant="default" onClick={() => setAsking(true)}>
          {t('creation.draft.discard')}
        </Button>
      </div>
      <DiscardDialog opened={asking} message={discardMessage} onConfirm={throwAway} onCancel={() => setAsking(false)} />
    </Alert>
  );
};
