import { Button, Group, Modal, Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/clients.ts';
import { paths } from '../../../paths.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import type { Supplement } from '../record.ts';
import { UsesList } from '../uses/uses-list.tsx';
import { ActFailure } from './act-failure.tsx';
import { Effects } from './effects.tsx';
import { useSupplementAct } from './use-supplement-act.ts';

type Props = { supplement: Supplement; onReplace: (() => void) | undefined; onClose: () => void };

/** In use it cannot be deleted (point 5): where, and the way to be rid of it nonetheless. */
const InUse = ({ supplement, onReplace, onClose }: Props) => {
  const { t } = useTranslation();
  return (
    <Modal opened onClose={onClose} size="lg" title={t('supplement.erase.title', { title: supplement.title })} withCloseButton={false}>
      <Stack gap="sm">
        <p role="alert" style={{ margin: 0 }}>
          {t('supplement.erase.inUse')}
        </p>
        <UsesList supplement={supplement} />
      </Stack>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('supplement.replace.close')}
        </Button>
        {onReplace && <Button onClick={onReplace}>{t('supplement.erase.replace')}</Button>}
      </Group>
    </Modal>
  );
};

/** Deletes a supplement that nothing uses; afterwards there is only the library to go to. */
export const EraseDialog = (props: Props) => {
  const { t } = useTranslation();
  useFocusBack();
  const navigate = useNavigate();
  const { supplement, onClose } = props;
  const { title, organisation, type } = supplement;
  const act = useSupplementAct<object>({
    supplement,
    call: api.supplement.erase,
    done: t('supplement.erase.done', { title }),
    onDone: () => void navigate({ ...paths.supplements(organisation.key, type.key), ignoreBlocker: true }),
  });
  if (supplement.uses > 0 || act.refusal?.errorCode === 'supplement.in-use') return <InUse {...props} />;
  return (
    <ConfirmDialog
      opened
      danger
      size="lg"
      title={t('supplement.erase.title', { title })}
      confirm={t('supplement.erase.confirm')}
      cancel={t('supplement.erase.cancel')}
      pending={act.pending}
      onConfirm={() => act.run({})}
      onCancel={onClose}
    >
      <Stack gap="sm">
        <p style={{ margin: 0 }}>{t('supplement.erase.lead')}</p>
        <Effects supplement={supplement.key} act="erase" />
        <ActFailure act={act} />
      </Stack>
    </ConfirmDialog>
  );
};
