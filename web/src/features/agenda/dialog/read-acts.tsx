import { Button } from '@mantine/core';
import { IconCalendarDown, IconHistory, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveItem } from '../feeds/save-item.ts';
import type { AgendaItem } from './agenda-item.ts';
import type { Preview } from './coming/coming.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { useHoldsEscape } from './holds-escape.ts';
import classes from './item-dialog.module.css';

type Props = { item: AgendaItem; preview: Preview | null; onErased: () => void };

/** What can be done with an item without changing it: taking it along, seeing what happened to it, and deleting it for who may. */
export const ReadActs = ({ item, preview, onErased }: Props) => {
  const { t } = useTranslation();
  const [opened, open] = useState<'erase' | 'history' | null>(null);
  useHoldsEscape(opened !== null);
  const close = () => open(null);
  return (
    <div className={classes.readActs}>
      <Button variant="default" leftSection={<IconCalendarDown size={16} aria-hidden />} onClick={() => void saveItem(item.key)}>
        {t('feeds.item')}
      </Button>
      <Button variant="default" leftSection={<IconHistory size={16} aria-hidden />} onClick={() => open('history')}>
        {t('agendaDialog.history.action')}
      </Button>
      {item.actions.includes('delete') && (
        <Button variant="subtle" color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => open('erase')}>
          {t('agendaDialog.erase.action')}
        </Button>
      )}
      {opened === 'erase' && <EraseDialog item={item} preview={preview} onClose={close} onErased={onErased} />}
      {opened === 'history' && <HistoryDialog item={item} onClose={close} />}
    </div>
  );
};
