import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowBackUp, IconArrowsMove, IconBan, IconCalendarDown, IconDotsVertical } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCalendar } from './calendar-context.ts';
import { saveItem } from '../feeds/save-item.ts';
import type { Shown } from './shown.ts';
import { useWords } from './use-words.ts';

/** What can be done with one time without opening its item: to who may only read, saving it for one's own calendar. */
export const TimeMenu = ({ shown }: { shown: Shown }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { mayChange, onMove, onSkip, onResume } = useCalendar();
  const may = mayChange(shown);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          c="var(--ink-2)"
          size={28}
          aria-label={t('calendar.actionsOf', { title: shown.title, when: words.when(shown) })}
        >
          <IconDotsVertical size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {may && shown.state !== 'cancelled' && (
          <Menu.Item leftSection={<IconArrowsMove size={16} aria-hidden />} onClick={() => onMove(shown)}>
            {t('calendar.move.action')}
          </Menu.Item>
        )}
        {may && shown.state !== 'cancelled' && (
          <Menu.Item color="red" leftSection={<IconBan size={16} aria-hidden />} onClick={() => onSkip(shown)}>
            {t('calendar.skip.action')}
          </Menu.Item>
        )}
        {may && shown.state !== 'planned' && (
          <Menu.Item leftSection={<IconArrowBackUp size={16} aria-hidden />} onClick={() => onResume(shown)}>
            {t('calendar.resume.action')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconCalendarDown size={16} aria-hidden />} onClick={() => void saveItem(shown.item)}>
          {t('feeds.item')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
