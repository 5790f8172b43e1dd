import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { api, handled, queries } from '../../../api/clients.ts';
import { FormProvider } from '../../../forms/form-context.ts';
import { LibraryOf } from '../../../forms/supplements/library-of.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../shell/session/current-user.ts';
import { UnsavedGuard } from '../../../shell/unsaved.tsx';
import { NewBar } from '../../records/create/new-bar.tsx';
import { NewColumns } from '../../records/create/new-columns.tsx';
import { ReasonsAlert } from '../../records/create/reasons-alert.tsx';
import { useNewRecord } from '../../records/create/use-new-record.ts';
import edit from '../../records/edit/edit.module.css';
import { DraftNotice } from '../../records/edit/notices.tsx';
import type { ProductPlace } from '../place.ts';
import { SimilarNotice } from '../similar/similar-notice.tsx';
import { newProductPlace } from './new-product-place.ts';

type Props = { place: ProductPlace; organisation: string; type: TypeDefinition; fieldAdmin: boolean };

const useMaking = ({ place, organisation, type }: Props) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const user = useUser();
  return useNewRecord({
    place: newProductPlace(user, organisation),
    types: useMemo(() => [type], [type]),
    send: (content) => api.product.create({ organisation, type: type.key, content }, handled),
    onMade: async (key) => {
      void client.invalidateQueries({ queryKey: queries.product.key() });
      void client.invalidateQueries({ queryKey: queries.team.key() });
      await navigate({ ...paths.product(place, key), ignoreBlocker: true });
    },
    onRefused: () => void client.invalidateQueries({ queryKey: queries.product.creation.key() }),
  });
};

/** The addresses between which what was typed goes along: choosing another type for the same product. */
const choosing = /^\/(organisation|team)\/[^/]+\/product\/(add|new\/)/;

/** The form of a new product: the whole form of its type, sent once as a concept. Files can be added as soon as it exists. */
export const NewForm = (props: Props) => {
  const { t } = useTranslation();
  const { organisation, fieldAdmin } = props;
  const making = useMaking(props);
  const { form, sections, refusal, discard } = making;
  const { leave, answer } = form;
  const around = useMemo(() => ({ record: null, fieldAdmin, leave, answer }), [fieldAdmin, leave, answer]);
  const reasons = refusal ? [refusal.data.message, ...(refusal.data.also ?? []).map(({ message }) => message)] : [];
  return (
    <LibraryOf organisation={organisation}>
      <FormProvider value={around}>
        <UnsavedGuard dirty={form.changed.length > 0} keeps={(path) => choosing.test(path)} />
        <div className={edit.notices}>
          {form.restored && <DraftNotice restored={form.restored} sections={sections} discard={discard} close={form.dismissRestored} />}
          <ReasonsAlert title={t('creation.form.refused')} reasons={reasons} />
        </div>
        <NewColumns making={making} renderNote={(title) => <SimilarNotice organisation={organisation} title={title} />} />
        <NewBar making={making} discardMessage={t('product.new.discardMessage')} />
      </FormProvider>
    </LibraryOf>
  );
};
