import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

type EmptyStateProps = { icon: Icon; title: string; children?: ReactNode; action?: ReactNode };

/** Nothing to show: says so, and what to do next. */
export const EmptyState = ({ icon: Sign, title, children, action }: EmptyStateProps) => (
  <div className={classes.empty}>
    <span className={classes.icon}>
      <Sign size={20} stroke={1.75} aria-hidden />
    </span>
    <div className={classes.title}>{title}</div>
    {children && <div>{children}</div>}
    {action && <div className={classes.action}>{action}</div>}
  </div>
);
