import { Button, Group, Modal, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../api/failure.ts';
import { api, handled, queries } from '../../../api/clients.ts';
import { refusalIn } from '../../../api/refusal.ts';
import { lookUp } from '../../../i18n/look-up.ts';
import { LoadFailure } from '../../../shell/failures/load-failure.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import type { Role } from './role-draft.ts';
import { UseList } from './use-list.tsx';

const useRemove = (team: string, { key, version, name }: Role, onRemoved: () => void) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.role.remove({ team, role: key, version }, handled),
    onSuccess: () => {
      notifications.show({ message: t('roles.remove.removed', { name }), color: 'green' });
      onRemoved();
      client.removeQueries({ queryKey: queries.role.get.key({ input: { team, role: key } }) });
      void client.invalidateQueries({ queryKey: queries.role.list.key() });
    },
    onError: () => void client.invalidateQueries({ queryKey: queries.role.key() }),
  });
};

type Props = { team: string; role: Role; onClose: () => void; onRemoved: () => void };

/** Deletes a role that nobody has; of one in use, shows where. */
export const RemoveDialog = ({ team, role, onClose, onRemoved }: Props) => {
  const { t } = useTranslation();
  useFocusBack();
  const uses = useQuery({ ...queries.role.uses.queryOptions({ input: { team, role: role.key } }), staleTime: 0 });
  const remove = useRemove(team, role, onRemoved);
  const refusal = refusalIn(remove.error);
  const inUse = uses.data ? uses.data.uses.length + uses.data.hidden > 0 : true;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(uses.data && inUse ? 'roles.remove.titleInUse' : 'roles.remove.title', { name: role.name })}
      withCloseButton={false}
    >
      {uses.isError && <LoadFailure onRetry={() => void uses.refetch()} />}
      {!uses.data && !uses.isError && <LinesSkeleton lines={3} />}
      {uses.data && !inUse && <Text>{t('roles.remove.lead')}</Text>}
      {uses.data && inUse && <UseList {...uses.data} />}
      {refusal && (
        <Text c="var(--bad)" mt="sm" role="alert">
          {failureText(refusal, lookUp).message}
        </Text>
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t(uses.data && inUse ? 'roles.remove.close' : 'roles.remove.cancel')}
        </Button>
        {!inUse && (
          <Button color="red" loading={remove.isPending} onClick={() => remove.mutate()}>
            {t('roles.remove.confirm')}
          </Button>
        )}
      </Group>
    </Modal>
  );
};
