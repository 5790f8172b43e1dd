import { useParams } from '@tanstack/react-router';
import { paths } from '../../../paths.ts';
import { AnchorLink } from '../../../shell/links.tsx';
import classes from '../assignments.module.css';
import type { Line } from '../line.ts';
import { useLineWords } from '../use-line-words.ts';

/** Who holds a role, with the address; of who is invited the address alone. */
export const Who = ({ line }: { line: Line }) => {
  const { nameOf } = useLineWords();
  const { team } = useParams({ strict: false });
  const { person } = line;
  return (
    <span className={classes.name}>
      {person ? (
        <AnchorLink {...(team ? paths.teamUser(team, person.key) : paths.user(person.key))} fw={550}>
          {nameOf(line)}
        </AnchorLink>
      ) : (
        nameOf(line)
      )}
      {person && <span className={classes.below}>{line.email}</span>}
    </span>
  );
};
