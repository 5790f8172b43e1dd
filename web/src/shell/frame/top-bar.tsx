import { IconHelp, IconMenu2, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ToolButton } from '../../ui/tool-button.tsx';
import { FavouritesMenu } from '../favourites/favourites-menu.tsx';
import { TasksMenu } from '../tasks/tasks-menu.tsx';
import type { UserActs } from '../user/user-choices.tsx';
import { UserMenu } from '../user/user-menu.tsx';
import { Brand } from './brand.tsx';
import classes from './frame.module.css';

export type TopBarProps = UserActs & { onMenu: () => void; onSearch: () => void; onHelp: () => void };

/** The bar at the top: tenant, search, favourites, tasks, help, the user. */
export const TopBar = ({ onMenu, onSearch, onHelp, ...userActs }: TopBarProps) => {
  const { t } = useTranslation();
  return (
    <header className={classes.top}>
      <ToolButton label={t('shell.top.menu')} onClick={onMenu} wrapper={classes.menu}>
        <IconMenu2 size={20} aria-hidden />
      </ToolButton>
      <Brand />
      <button
        type="button"
        className={classes.search}
        onClick={onSearch}
        aria-label={t('shell.top.searchLabel')}
        aria-keyshortcuts="Control+K /"
      >
        <span>
          <IconSearch size={16} aria-hidden />
          <span>{t('shell.top.search')}</span>
        </span>
        <kbd className={classes.key}>Ctrl K</kbd>
      </button>
      <div className={classes.tools}>
        <FavouritesMenu />
        <TasksMenu />
        <ToolButton label={t('shell.top.help')} onClick={onHelp}>
          <IconHelp size={20} aria-hidden />
        </ToolButton>
        <UserMenu {...userActs} />
      </div>
    </header>
  );
};
