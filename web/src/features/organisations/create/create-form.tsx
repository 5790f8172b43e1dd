import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FormProvider } from '../../../forms/form-context.ts';
import { UnsavedGuard } from '../../../shell/unsaved.tsx';
import { NewBar } from '../../records/create/new-bar.tsx';
import { NewColumns } from '../../records/create/new-columns.tsx';
import { ReasonsAlert } from '../../records/create/reasons-alert.tsx';
import edit from '../../records/edit/edit.module.css';
import { DraftNotice } from '../../records/edit/notices.tsx';
import { SimilarNotice } from './similar-notice.tsx';
import { StartingSettings } from './starting-settings.tsx';
import type { Creation } from './use-creation.ts';
import { useMaking } from './use-making.ts';

type Props = { team: string; types: TypeDefinition[]; creation: Creation };

/** The form of a new organisation: the whole form of its types, how its switches begin, and the bar with which it is saved as a concept. */
export const CreateForm = ({ team, types, creation }: Props) => {
  const { t } = useTranslation();
  const making = useMaking(team, types, creation);
  const { form, sections, refusal, discard, wishes, wish } = making;
  const { leave, answer } = form;
  const { fieldAdmin } = creation;
  const around = useMemo(() => ({ record: null, fieldAdmin, leave, answer }), [fieldAdmin, leave, answer]);
  const reasons = refusal ? [refusal.data.message, ...(refusal.data.also ?? []).map(({ message }) => message)] : [];
  const choosing = `/team/${team}/organisation`;
  return (
    <FormProvider value={around}>
      <UnsavedGuard dirty={form.changed.length > 0} keeps={(path) => path === choosing || path.startsWith(`${choosing}/`)} />
      <div className={edit.notices}>
        {form.restored && <DraftNotice restored={form.restored} sections={sections} discard={discard} close={form.dismissRestored} />}
        <ReasonsAlert title={t('creation.form.refused')} reasons={reasons} />
      </div>
      <NewColumns
        making={making}
        renderNote={(title) => <SimilarNotice title={title} />}
        below={<StartingSettings creation={creation} wishes={wishes} onWish={wish} />}
      />
      <NewBar making={making} discardMessage={t('creation.draft.discardMessage')} />
    </FormProvider>
  );
};
