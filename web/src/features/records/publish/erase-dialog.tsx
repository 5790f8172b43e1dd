import { TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/clients.ts';
import { paths } from '../../../paths.ts';
import type { OrganisationInView } from '../../organisations/record.ts';
import { ActDialog } from './act-dialog.tsx';
import { useAct } from './use-act.ts';

/** Deletes an organisation for good, once its name has been typed; afterwards there is only its team's list to go to. */
export const EraseDialog = ({ view, onClose }: { view: OrganisationInView; onClose: () => void }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { organisation } = view;
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const same = typed.trim() === organisation.title.trim();
  const act = useAct<{ title: string }>({
    organisation,
    call: api.organisation.erase,
    done: () => t('publication.done.erase', { title: organisation.title }),
    onDone: () => void navigate(paths.teamOrganisations(organisation.team.key)),
  });
  return (
    <ActDialog
      organisation={organisation}
      title={t('publication.erase.title')}
      lead={t('publication.erase.lead', { title: organisation.title })}
      confirm={t('publication.erase.confirm')}
      danger
      effects="erase"
      act={act}
      input={{ title: typed.trim() }}
      blocked={!same}
      onClose={onClose}
    >
      <TextInput
        label={t('publication.erase.typeTitle', { title: organisation.title })}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => setLeft(true)}
        error={left && typed !== '' && !same ? t('publication.erase.titleDiffers') : undefined}
      />
    </ActDialog>
  );
};
