import type { Move } from '@bronhouder/domain/agenda/acts/act.ts';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, handled } from '../../../../api/clients.ts';
import { refusalIn } from '../../../../api/refusal.ts';
import { useRefusalText } from '../../../records/parts/use-refusal-text.ts';
import { type AgendaItem, useRefreshAgenda } from '../agenda-item.ts';
import type { SavedAs } from '../use-item-save.ts';
import type { MoveFollowing } from './use-date-acts.ts';

/** Moves a date and all that follow: they become an item of their own. Only of what is saved, and while nothing else is typed. */
export const useMoveFollowing = (saved: AgendaItem | null, dirty: boolean, onSaved: (saved: SavedAs) => void): MoveFollowing => {
  const { t } = useTranslation();
  const refresh = useRefreshAgenda();
  const refusalText = useRefusalText();
  const moving = useMutation({
    mutationFn: (move: Move) => api.agenda.move({ key: saved?.key ?? '', version: saved?.version ?? 0, ...move }, handled),
    onSuccess: (answer) => {
      notifications.show({ message: t('agendaDialog.change.doneFollowing'), color: 'green' });
      onSaved(answer);
    },
    onError: (error) => notifications.show({ message: refusalText(refusalIn(error)).message, color: 'red' }),
    onSettled: () => void refresh(),
  });
  return saved && !dirty ? { pending: moving.isPending, run: moving.mutate } : null;
};
