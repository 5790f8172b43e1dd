import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import { FormProvider } from '../../../forms/form-context.ts';
import { useHeldFiles } from '../../../forms/held-files.ts';
import { makeSupplement } from '../../../forms/supplements/make.ts';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../shell/session/current-user.ts';
import { UnsavedGuard } from '../../../shell/unsaved.tsx';
import { Card } from '../../../ui/card.tsx';
import { NewBar } from '../../records/create/new-bar.tsx';
import { NewColumns } from '../../records/create/new-columns.tsx';
import { newDraftPlace } from '../../records/create/new-draft.ts';
import { ReasonsAlert } from '../../records/create/reasons-alert.tsx';
import { useNewRecord } from '../../records/create/use-new-record.ts';
import edit from '../../records/edit/edit.module.css';
import { DraftNotice } from '../../records/edit/notices.tsx';

type Props = { organisation: string; type: TypeDefinition; fieldAdmin: boolean };

const useAdding = ({ organisation, type }: Props) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const user = useUser();
  const { held, sent } = useHeldFiles();
  const making = useNewRecord({
    place: newDraftPlace(user, `${organisation}-${type.key}`),
    types: [type],
    send: async (content) => {
      const { key, complete } = await makeSupplement({ organisation, type, content, sent });
      if (!complete) notifications.show({ message: t('supplement.page.fileFailed'), color: 'yellow' });
      return { key };
    },
    onMade: async (key) => {
      void client.invalidateQueries({ queryKey: queries.supplement.key() });
      await navigate({ ...paths.supplement(organisation, key), ignoreBlocker: true });
    },
    onRefused: () => void client.invalidateQueries({ queryKey: queries.menu.key() }),
  });
  return { held, making };
};

const AboutCard = () => {
  const { t } = useTranslation();
  return (
    <Card title={t('supplement.page.about')} className={edit.side}>
      <span className={edit.quiet}>{t('supplement.page.aboutLead')}</span>
    </Card>
  );
};

/** The form of a new supplement; files that are chosen are kept until it exists. */
export const AddForm = (props: Props) => {
  const { t } = useTranslation();
  const { held, making } = useAdding(props);
  const { fieldAdmin } = props;
  const { form, sections, refusal, discard } = making;
  const { leave, answer } = form;
  const around = useMemo(() => ({ record: null, held, fieldAdmin, leave, answer }), [held, fieldAdmin, leave, answer]);
  return (
    <FormProvider value={around}>
      <UnsavedGuard dirty={form.changed.length > 0} />
      <div className={edit.notices}>
        {form.restored && <DraftNotice restored={form.restored} sections={sections} discard={discard} close={form.dismissRestored} />}
        <ReasonsAlert title={t('creation.form.refused')} reasons={refusal ? [refusal.data.message] : []} />
      </div>
      <NewColumns making={making} beside={<AboutCard />} />
      <NewBar making={making} discardMessage={t('supplement.page.discardMessage')} save={t('supplement.page.save')} />
    </FormProvider>
  );
};
