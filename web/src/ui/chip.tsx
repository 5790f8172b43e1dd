import type { ReactNode } from 'react';
import classes from './chip.module.css';

export type Tone = 'ok' | 'warn' | 'bad' | 'plan' | 'none' | 'accent';

/** A short state in a word; colour is never the only sign, so give an icon beside it where colours differ. */
export const Chip = ({ tone = 'none', icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) => (
  <span className={`${classes.chip} ${classes[tone]}`}>
    {icon}
    {children}
  </span>
);
