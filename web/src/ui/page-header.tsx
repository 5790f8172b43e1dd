import type { ReactNode, Ref } from 'react';
import classes from './page-header.module.css';

type PageHeaderProps = {
  title: ReactNode;
  above?: ReactNode;
  beside?: ReactNode;
  actions?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
};

/** The top of a page: what stands above it, its heading, what is said beside it, what can be done. */
export const PageHeader = ({ title, above, beside, actions, headingRef }: PageHeaderProps) => (
  <header className={classes.header}>
    {above}
    <div className={classes.line}>
      <h1 className={classes.title} ref={headingRef} tabIndex={-1}>
        {title}
      </h1>
      {beside}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  </header>
);
