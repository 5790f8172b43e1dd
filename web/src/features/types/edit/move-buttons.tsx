import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import classes from './edit.module.css';
import { focusSoon } from './type-form-context.ts';

type Props = {
  /** Tells the buttons of one thing from those of another. */
  name: string;
  labels: { up: string; down: string; remove: string };
  first: boolean;
  last: boolean;
  /** Why it cannot be removed; undefined: it can. */
  kept?: string | undefined;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

/** Buttons to move something up and down and to remove it. The focus stays on the button, wherever that goes. */
export const MoveButtons = ({ name, labels, first, last, kept, onMove, onRemove }: Props) => {
  const move = (by: 1 | -1) => () => {
    onMove(by);
    focusSoon(`${by === 1 ? 'down' : 'up'}-${name}`);
  };
  const look = { variant: 'subtle', color: 'gray', size: 28 } as const;
  const off = { 'aria-disabled': true, 'data-disabled': true, onClick: undefined };
  return (
    <span className={classes.moves}>
      <ActionIcon {...look} id={`up-${name}`} aria-label={labels.up} title={labels.up} onClick={move(-1)} {...(first && off)}>
        <IconArrowUp size={16} />
      </ActionIcon>
      <ActionIcon {...look} id={`down-${name}`} aria-label={labels.down} title={labels.down} onClick={move(1)} {...(last && off)}>
        <IconArrowDown size={16} />
      </ActionIcon>
      <ActionIcon
        {...look}
        aria-label={kept ? `${labels.remove}. ${kept}` : labels.remove}
        title={kept ?? labels.remove}
        onClick={onRemove}
        {...(kept && off)}
      >
        <IconTrash size={16} />
      </ActionIcon>
    </span>
  );
};
