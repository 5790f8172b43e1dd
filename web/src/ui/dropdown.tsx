import { useClickOutside, useDisclosure, useFocusTrap, useHotkeys } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './dropdown.module.css';
import { ToolButton } from './tool-button.tsx';
import { useFocusBack } from './use-focus-back.ts';

type DropdownProps = {
  /** What the button and the panel are called. */
  label: string;
  /** What the button shows. */
  face: ReactNode;
  count?: number;
  round?: boolean;
  width: number;
  children: (close: () => void) => ReactNode;
};

/** Gives the focus back to the button, unless what was chosen took it along to another page. */
const Panel = ({ label, width, children }: { label: string; width: number; children: ReactNode }) => {
  const trap = useFocusTrap();
  useFocusBack();
  return (
    <div ref={trap} role="dialog" tabIndex={-1} aria-label={label} className={classes.panel} style={{ width }}>
      {children}
    </div>
  );
};

/**
 * A button of the top bar with a panel below it. It needs no reckoning of where there is room, and so none of the code for it: the
 * bar stands on every first screen. Escape and a click elsewhere close it; the focus stays inside and goes back to the button.
 */
export const Dropdown = ({ label, face, count = 0, round = false, width, children }: DropdownProps) => {
  const [opened, { toggle, close }] = useDisclosure();
  const outside = useClickOutside<HTMLDivElement>(close);
  useHotkeys(opened ? [['Escape', close]] : [], []);
  return (
    <div ref={outside} className={classes.anchor}>
      <ToolButton
        label={label}
        count={count}
        onClick={toggle}
        aria-expanded={opened}
        aria-haspopup="dialog"
        {...(round && { radius: 'xl' })}
      >
        {face}
      </ToolButton>
      {opened && (
        <Panel label={label} width={width}>
          {children(close)}
        </Panel>
      )}
    </div>
  );
};
