import type { ReactNode } from 'react';
import classes from './row-list.module.css';

/** Things below one another, a line above each; `ordered` where their order says something. */
export const RowList = ({ ordered = false, children }: { ordered?: boolean; children: ReactNode }) => {
  const Tag = ordered ? 'ol' : 'ul';
  return <Tag className={classes.list}>{children}</Tag>;
};

/** One of them: what it is, and at the end of the line what can be done with it. `className`: another layout than that. */
export const Row = ({ className = classes.spread, children }: { className?: string | undefined; children: ReactNode }) => (
  <li className={`${classes.row} ${className ?? ''}`}>{children}</li>
);
