import { IconCheck } from '@tabler/icons-react';
import classes from './section.module.css';

/** That something worked: stays in sight, and is said aloud. */
export const Said = ({ children }: { children: string | null }) => (
  <p className={classes.said} role="status">
    {children && (
      <>
        <IconCheck size={18} aria-hidden />
        {children}
      </>
    )}
  </p>
);
