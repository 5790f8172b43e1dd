import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useHeading } from '../heading.ts';
import classes from './message-page.module.css';

type MessagePageProps = { icon: Icon; title: string; children: ReactNode; actions?: ReactNode; alone?: boolean };

/** A page that says one thing, with the way on. `alone`: outside the frame. */
export const MessagePage = ({ icon: Sign, title, children, actions, alone = false }: MessagePageProps) => {
  const heading = useHeading(title);
  const box = (
    <div className={classes.box}>
      <span className={classes.icon}>
        <Sign size={28} stroke={1.6} aria-hidden />
      </span>
      <h1 ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
        {title}
      </h1>
      <div className={classes.text}>{children}</div>
      {actions}
    </div>
  );
  return alone ? <main className={`${classes.page} ${classes.alone}`}>{box}</main> : <div className={classes.page}>{box}</div>;
};
