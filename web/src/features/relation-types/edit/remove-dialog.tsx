import { nameOf } from '@bronhouder/domain/relations/labels.ts';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api, handled } from '../../../api/clients.ts';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { useWrite } from '../../../forms/use-write.ts';
import type { RelationType } from '../draft.ts';

type Props = { team: string; type: RelationType; onClose: () => void; onRemoved: () => void };

/** Deletes a relation type of which there are no relations; of one in use, says so. */
export const RemoveDialog = ({ team, type, onClose, onRemoved }: Props) => {
  const { t } = useTranslation();
  useFocusBack();
  const { key: relationType, version, uses } = type;
  const remove = useWrite({
    call: () => api.relationType.remove({ team, relationType, version }, handled),
    said: () => t('relations.remove.removed'),
    onDone: onRemoved,
  });
  const inUse = uses > 0;
  return (
    <Modal opened onClose={onClose} title={t(inUse ? 'relations.remove.titleInUse' : 'relations.remove.title')} withCloseButton={false}>
      <Text mb="sm">{inUse ? t('relations.remove.inUse', { uses }) : t('relations.remove.lead', { name: nameOf(type) })}</Text>
      <FailureAlert failure={remove.failure} />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t(inUse ? 'relations.remove.close' : 'relations.remove.cancel')}
        </Button>
        {!inUse && (
          <Button color="red" loading={remove.pending} onClick={() => remove.run(undefined)}>
            {t('relations.remove.confirm')}
          </Button>
        )}
      </Group>
    </Modal>
  );
};
