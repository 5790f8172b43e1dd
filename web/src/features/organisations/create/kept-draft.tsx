import { Alert, Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dropDraft, readDraft } from '../../../forms/draft-store.ts';
import { useWhen } from '../../../forms/use-when.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../shell/links.tsx';
import { useUser } from '../../../shell/session/current-user.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import classes from './create.module.css';
import { newDraftPlace } from './new-draft.ts';
import { useWishes } from './use-wishes.ts';

/** Input for a new organisation of this team that is still on this device: the way on with it, or to be rid of it. */
export const KeptDraft = ({ team }: { team: string }) => {
  const { t } = useTranslation();
  const when = useWhen();
  const place = newDraftPlace(useUser(), team);
  const [draft, setDraft] = useState(() => readDraft(localStorage, place));
  const [asking, setAsking] = useState(false);
  const { forget } = useWishes(place);
  if (!draft) return null;
  const { title } = draft.content;
  const throwAway = () => {
    dropDraft(localStorage, place);
    forget();
    setDraft(undefined);
    notifications.show({ message: t('creation.draft.discarded') });
  };
  return (
    <Alert role="note" className={classes.alert ?? ''} icon={<IconDeviceFloppy aria-hidden />} title={t('creation.draft.title')}>
      {t('creation.draft.lead', {
        title: typeof title === 'string' && title.trim() ? title.trim() : t('creation.draft.untitled'),
        when: when(draft.at),
      })}
      <div className={classes.acts}>
        <ButtonLink
          {...paths.teamOrganisationCreate(
            team,
            draft.types.map(({ key }) => key),
          )}
          size="compact-sm"
        >
          {t('creation.draft.go')}
        </ButtonLink>
        <Button size="compact-sm" variant="default" onClick={() => setAsking(true)}>
          {t('creation.draft.discard')}
        </Button>
      </div>
      <ConfirmDialog
        opened={asking}
        title={t('creation.draft.discardTitle')}
        confirm={t('creation.draft.discard')}
        cancel={t('creation.draft.keep')}
        danger
        onConfirm={throwAway}
        onCancel={() => setAsking(false)}
      >
        {t('creation.draft.discardMessage')}
      </ConfirmDialog>
    </Alert>
  );
};
