import { Popover, ScrollArea, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChecklist } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolButton } from '../frame/tool-button.tsx';
import { useUser } from '../session/current-user.ts';
import { TaskList } from './task-list.tsx';

/** The user's open tasks in the top bar, with how many there are. */
export const TasksMenu = () => {
  const { t } = useTranslation();
  const { tasks } = useUser();
  const [opened, { toggle, close }] = useDisclosure();
  const id = useId();
  return (
    <Popover opened={opened} onChange={(open) => !open && close()} width={400} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <ToolButton label={t('shell.top.tasks', { count: tasks.length })} count={tasks.length} onClick={toggle}>
          <IconChecklist size={20} aria-hidden />
        </ToolButton>
      </Popover.Target>
      <Popover.Dropdown aria-labelledby={id} maw="calc(100vw - 16px)">
        <Text id={id} fw={600} size="sm">
          {t('shell.top.tasks', { count: 0 })}
        </Text>
        {tasks.length === 0 ? (
          <Text size="sm" c="dimmed" mt={4}>
            {t('shell.tasks.empty')}
          </Text>
        ) : (
          <ScrollArea.Autosize mah="60vh">
            <TaskList tasks={tasks} onGone={close} />
          </ScrollArea.Autosize>
        )}
      </Popover.Dropdown>
    </Popover>
  );
};
