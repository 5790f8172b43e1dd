import { IconRefresh, IconUser } from '@tabler/icons-react';
import { initials } from './initials.ts';
import classes from './parts.module.css';

/** Who did something, as a small sign: initials, a person without a name, or the portal itself. The name stands beside it. */
export const Avatar = ({ by }: { by: { name: string | null } | null }) => {
  if (by?.name)
    return (
      <span className={classes.avatar} aria-hidden>
        {initials(by.name)}
      </span>
    );
  const Sign = by ? IconUser : IconRefresh;
  return (
    <span className={classes.avatar} data-nobody aria-hidden>
      <Sign size={16} />
    </span>
  );
};
