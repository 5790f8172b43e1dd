import type { ReactNode } from 'react';
import classes from './lead.module.css';

/** What a page is for, right below its heading. */
export const Lead = ({ children }: { children: ReactNode }) => <p className={classes.lead}>{children}</p>;
