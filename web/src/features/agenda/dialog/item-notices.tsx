import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconEyeOff, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useWhen } from '../../../forms/use-when.ts';
import { usePersonName } from '../../../i18n/use-person-name.ts';
import type { AgendaItem } from './agenda-item.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { rebased } from './item-state.ts';
import type { ItemForm } from './use-item-form.ts';

/** That somebody else saved while the dialog stood open, and the way to go on from there. */
const Newer = ({ saved, form }: { saved: AgendaItem; form: ItemForm }) => {
  const { t } = useTranslation();
  const name = usePersonName();
  const when = useWhen()(saved.savedAt);
  const by = saved.savedBy ? name(saved.savedBy) : null;
  const take = () => {
    const content = { product: saved.product.key, location: saved.location.key, timing: saved.timing };
    form.setState((now) => rebased(now, { revision: saved.working, content, by, at: saved.savedAt }));
  };
  return (
    <Alert
      role="status"
      icon={<IconRefresh aria-hidden />}
      title={by ? t('agendaDialog.newer.message', { name: by, when }) : t('agendaDialog.newer.messageNobody', { when })}
    >
      <p style={{ margin: '0 0 8px' }}>{t('edit.elsewhere.lead')}</p>
      <Button size="compact-sm" variant="default" onClick={take}>
        {t('edit.elsewhere.take')}
      </Button>
    </Alert>
  );
};

/** What stands above the form: why it was not saved, what somebody else did, why readers do not see it. */
export const ItemNotices = ({ saved, form, failed }: { saved: AgendaItem | null; form: ItemForm; failed: string | null }) => {
  const { t } = useTranslation();
  const { conflicts, revision } = form.state;
  return (
    <>
      {failed && (
        <Alert role="alert" color="red" icon={<IconAlertTriangle aria-hidden />}>
          {failed}
        </Alert>
      )}
      {conflicts && <ConflictChoice conflicts={conflicts} choose={form.choose} />}
      {saved && saved.working > revision && <Newer saved={saved} form={form} />}
      {saved && saved.shown !== 'yes' && (
        <Alert color="gray" icon={<IconEyeOff aria-hidden />}>
          {t(`agendaDialog.shown.${saved.shown}`)}
        </Alert>
      )}
    </>
  );
};
