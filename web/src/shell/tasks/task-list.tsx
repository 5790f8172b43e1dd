import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Task } from '../../api/types.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import { usePersonName } from '../../i18n/use-person-name.ts';
import { AnchorLink } from '../links.tsx';
import classes from './task-list.module.css';
import { taskPath } from './task-path.ts';
import { useTaskWords } from './task-words.ts';
import { useCompleteTask } from './use-complete-task.ts';

/** Tasks, each with where it is about and a button to complete it. */
export const TaskList = ({ tasks, onGone }: { tasks: readonly Task[]; onGone?: () => void }) => {
  const { t } = useTranslation();
  const words = useTaskWords();
  const { relative, dateTime } = useFormats();
  const personName = usePersonName();
  const { mutate } = useCompleteTask();
  return (
    <ul className={classes.list}>
      {tasks.map((task) => {
        const path = taskPath(task);
        return (
          <li key={task.key} className={classes.task}>
            <div className={classes.text}>
              {words(task)}
              <div className={classes.when}>
                {task.behalf && `${t('shell.tasks.behalf', { name: personName(task.behalf) })} · `}
                <time dateTime={task.at} title={dateTime(task.at)}>
                  {relative(task.at)}
                </time>
              </div>
            </div>
            <Group gap={4} wrap="nowrap">
              {path && (
                <AnchorLink {...path} size="sm" {...(onGone && { onClick: onGone })} style={{ lineHeight: '26px' }}>
                  {t('shell.tasks.open')}
                </AnchorLink>
              )}
              <Button variant="default" size="compact-sm" onClick={() => mutate(task.key)} ml={6}>
                {t('shell.tasks.complete')}
              </Button>
            </Group>
          </li>
        );
      })}
    </ul>
  );
};
