import type { Side } from '@bronhouder/domain/relations/labels.ts';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api, handled } from '../../api/clients.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import type { Held } from './rights.ts';
import { useWrite } from '../../forms/use-write.ts';
import type { Related, UsedType } from './words.ts';

export type Ending = { type: UsedType; side: Side; row: Related };
type Props = { organisation: { key: string; title: string }; held: Held; ending: Ending; onClose: () => void };

/** Asks before a relation is ended, from the side on which the organisation stands. */
export const EndDialog = ({ organisation, held, ending: { type, side, row }, onClose }: Props) => {
  const { t } = useTranslation();
  useFocusBack();
  const asSource = type.kind === 'equal' ? held.from : side === 'source';
  const end = useWrite({
    call: () => {
      const one = { organisation: organisation.key, relation: row.key, version: row.version };
      return asSource ? api.relation.remove(one, handled) : api.relation.removeTo(one, handled);
    },
    said: () => t('relations.end.ended'),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('relations.end.title')}
      confirm={t('relations.end.confirm')}
      cancel={t('relations.end.cancel')}
      pending={end.pending}
      onConfirm={() => end.run(undefined)}
      onCancel={onClose}
    >
      <Text mb="sm">
        {t('relations.end.lead', { organisation: organisation.title, label: type.labels[side].output, other: row.organisation.title })}
      </Text>
      <FailureAlert failure={end.failure} />
    </ConfirmDialog>
  );
};
