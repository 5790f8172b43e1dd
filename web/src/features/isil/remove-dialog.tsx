import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api, handled } from '../../api/clients.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { useWrite } from '../../forms/use-write.ts';
import type { IsilCode } from './code.ts';

type Props = { organisation: string; code: IsilCode; onClose: () => void };

/** Asks before a code is taken away from an organisation. */
export const RemoveDialog = ({ organisation, code: { key: isil, version, code, current }, onClose }: Props) => {
  const { t } = useTranslation();
  useFocusBack();
  const remove = useWrite({
    call: () => api.isil.remove({ organisation, isil, version }, handled),
    said: () => t('isil.removed'),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('isil.end.title', { code })}
      confirm={t('isil.end.confirm')}
      cancel={t('isil.end.cancel')}
      pending={remove.pending}
      onConfirm={() => remove.run(undefined)}
      onCancel={onClose}
    >
      <Text mb="sm">{t('isil.end.lead')}</Text>
      {current && <Text mb="sm">{t('isil.end.current')}</Text>}
      <FailureAlert failure={remove.failure} />
    </ConfirmDialog>
  );
};
