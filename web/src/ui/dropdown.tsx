import { useClickOutside, useDisclosure, useFocusReturn, useFocusTrap } from '@mantine/hooks';
import type { KeyboardEvent, ReactNode } from 'react';
import classes from './dropdown.module.css';

type TargetProps = { onClick: () => void; 'aria-expanded': boolean; 'aria-haspopup': 'dialog' };
type DropdownProps = {
  /** The button that opens it. */
  target: (props: TargetProps) => ReactNode;
  label: string;
  width: number;
  children: (close: () => void) => ReactNode;
};

/**
 * A panel below a button at the top right. It needs no reckoning of where there is room, and so none of the code for it: the bar
 * stands on every first screen. Escape and a click elsewhere close it; the focus stays inside and goes back to the button.
 */
export const Dropdown = ({ target, label, width, children }: DropdownProps) => {
  const [opened, { toggle, close }] = useDisclosure();
  const outside = useClickOutside<HTMLDivElement>(close);
  const trap = useFocusTrap(opened);
  useFocusReturn({ opened });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !opened) return;
    event.stopPropagation();
    close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only catches Escape from what is inside
    <div ref={outside} className={classes.anchor} onKeyDown={onKeyDown}>
      {target({ onClick: toggle, 'aria-expanded': opened, 'aria-haspopup': 'dialog' })}
      {opened && (
        <div ref={trap} role="dialog" aria-label={label} className={classes.panel} style={{ width }}>
          {children(close)}
        </div>
      )}
    </div>
  );
};
