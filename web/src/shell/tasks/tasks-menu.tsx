import { IconChecklist } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Dropdown } from '../../ui/dropdown.tsx';
import { ToolButton } from '../frame/tool-button.tsx';
import classes from '../dropdown-list.module.css';
import { useUser } from '../session/current-user.ts';
import { TaskList } from './task-list.tsx';

/** The user's open tasks in the top bar, with how many there are. */
export const TasksMenu = () => {
  const { t } = useTranslation();
  const { tasks } = useUser();
  const label = t('shell.top.tasks', { count: tasks.length });
  return (
    <Dropdown
      label={label}
      width={420}
      target={(props) => (
        <ToolButton label={label} count={tasks.length} {...props}>
          <IconChecklist size={20} aria-hidden />
        </ToolButton>
      )}
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
