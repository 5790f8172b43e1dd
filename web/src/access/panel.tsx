import { type ReactNode, useEffect, useRef } from 'react';
import classes from './frame.module.css';
import { useSite } from './site.ts';

let shown = false;

/** The page's heading: names the document, and takes the focus when one page follows another. `calm`: a field has it already. */
export const Title = ({ children, calm = false }: { children: string; calm?: boolean }) => {
  const { name } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${children} · ${name}`;
  }, [children, name]);
  useEffect(() => {
    if (shown && !calm) heading.current?.focus({ preventScroll: true });
    shown = true;
  }, [calm]);
  return (
    <h1 ref={heading} tabIndex={-1} className={classes.title}>
      {children}
    </h1>
  );
};

export const Lead = ({ children }: { children: ReactNode }) => <p className={classes.lead}>{children}</p>;

export const Panel = ({ children }: { children: ReactNode }) => <div className={classes.card}>{children}</div>;
