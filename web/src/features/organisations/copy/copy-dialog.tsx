import { copyTitle } from '@bronhouder/domain/fields/copied.ts';
import { TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, handled, queries } from '../../../api/clients.ts';
import { refusalIn } from '../../../api/refusal.ts';
import { paths } from '../../../paths.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { ReasonsAlert } from '../../records/create/reasons-alert.tsx';
import { SimilarNotice } from '../create/similar-notice.tsx';
import { typeReasons } from '../create/type-reasons.ts';
import { useCreation } from '../create/use-creation.ts';
import { useReasonText } from '../create/use-reason-text.ts';
import type { OrganisationInView } from '../record.ts';
import { useTypes } from '../types.ts';
import { useRefusalText } from '../../records/parts/use-refusal-text.ts';
import { Brought } from './brought.tsx';
import classes from './copy.module.css';
import { Nowhere } from './nowhere.tsx';
import { type Team, TeamSelect, usePlaces } from './team-select.tsx';

const useCopying = (key: string) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (input: { team: string; title: string }) => api.organisation.copy({ key, ...input }, handled),
    onSuccess: (made, { title }) => {
      notifications.show({ message: t('creation.copy.done', { title }), color: 'green' });
      void client.invalidateQueries({ queryKey: queries.organisation.key() });
      void client.invalidateQueries({ queryKey: queries.team.key() });
      void navigate(paths.organisation(made.key));
    },
  });
};

/** What is known beforehand of a copy into a team, and why it cannot be made there. */
const useTarget = (view: OrganisationInView, team: Team | null) => {
  const { t } = useTranslation();
  const text = useReasonText();
  const { data: creation, error } = useCreation(team?.key ?? '');
  const all = useTypes().data;
  const keys = view.organisation.types.map(({ key }) => key);
  return {
    creation,
    loading: team !== null && !creation && !error,
    notHere: error ? t('creation.copy.notHere') : undefined,
    reasons: creation && all ? typeReasons(keys, all, creation).map(text) : [],
  };
};

/** Copies an organisation (point 6): under which name, into which team, what comes along and what does not; then leads to the copy. */
export const CopyDialog = ({ view, onClose }: { view: OrganisationInView; onClose: () => void }) => {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const { organisation } = view;
  const [title, setTitle] = useState(() => copyTitle(organisation.title));
  const [team, setTeam] = useState<Team | null>(organisation.team);
  const [tried, setTried] = useState(false);
  const { creation, loading, notHere, reasons } = useTarget(view, team);
  const copying = useCopying(organisation.key);
  const refusal = refusalIn(copying.error);
  const refused = copying.isError
    ? [refusal?.data.message ?? refusalText(refusal).message, ...(refusal?.data.also ?? []).map(({ message }) => message)]
    : [];
  const nowhere = usePlaces('').data?.total === 0;
  const titled = title.trim() !== '';
  const copy = () => {
    setTried(true);
    if (titled && team && !notHere) copying.mutate({ team: team.key, title: title.trim() });
  };
  if (nowhere) return <Nowhere organisation={organisation.key} onClose={onClose} />;
  return (
    <ConfirmDialog
      opened
      title={t('creation.copy.title')}
      confirm={t('creation.copy.confirm')}
      cancel={t('creation.copy.cancel')}
      pending={copying.isPending}
      blocked={reasons.length > 0}
      size="lg"
      onConfirm={copy}
      onCancel={onClose}
    >
      <div className={classes.form}>
        <p>{t('creation.copy.lead', { title: organisation.title })}</p>
        <TextInput
          label={t('creation.copy.name')}
          value={title}
          maxLength={500}
          autoComplete="off"
          required
          withAsterisk={false}
          onChange={(event) => setTitle(event.currentTarget.value)}
          error={tried && !titled ? t('problems.required') : undefined}
        />
        <SimilarNotice title={title} except={organisation.key} />
        <TeamSelect team={team} error={notHere ?? (tried && !team ? t('creation.copy.teamMissing') : undefined)} onChange={setTeam} />
        {loading && <LinesSkeleton lines={3} />}
        {creation && reasons.length === 0 && <Brought view={view} creation={creation} />}
        <ReasonsAlert title={t('creation.copy.blocked')} reasons={[...reasons, ...refused]} />
      </div>
    </ConfirmDialog>
  );
};
