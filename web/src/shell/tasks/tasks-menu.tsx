import { IconChecklist } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Dropdown } from '../../ui/dropdown.tsx';
import classes from '../dropdown-list.module.css';
import { useUser } from '../session/current-user.ts';
import { TaskList } from './task-list.tsx';

/** The user's open tasks in the top bar, with how many there are. */
export const TasksMenu = () => {
  const { t } = useTranslation();
  const { tasks } = useUser();
  return (
    <Dropdown
      label={t('shell.top.tasks', { count: tasks.length })}
      count={tasks.length}
      width={420}
      face={<IconChecklist size={20} aria-hidden />}
    >
      {(close) => (
        <>
          <div className={classes.caption}>{t('shell.top.tasks', { count: 0 })}</div>
          {tasks.length === 0 && <p className={classes.empty}>{t('shell.tasks.empty')}</p>}
          <div className={`${classes.list} ${classes.inset}`}>
            <TaskList tasks={tasks} onGone={close} />
          </div>
        </>
      )}
    </Dropdown>
  );
};
