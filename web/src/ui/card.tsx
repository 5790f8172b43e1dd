import { type ReactNode, useId } from 'react';
import classes from './card.module.css';

type CardProps = { title: string; aside?: ReactNode; className?: string | undefined; children: ReactNode };

/** A part of a page under its own heading; `aside` stands at the end of the heading's line, often a link. */
export const Card = ({ title, aside, className = '', children }: CardProps) => {
  const id = useId();
  return (
    <section className={`${classes.card} ${className}`} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id}>{title}</h2>
        {aside && <div className={classes.aside}>{aside}</div>}
      </header>
      {children}
    </section>
  );
};
