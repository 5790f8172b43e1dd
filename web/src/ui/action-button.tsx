import { Button, type ButtonProps, Popover, Text, VisuallyHidden } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';

type ActionButtonProps = Omit<ButtonProps, 'disabled'> & {
  /** Why the action is not possible now; undefined: it is. */
  reason?: ReactNode | undefined;
  /** What more there is to say about the reason, shown with it. */
  renderDetails?: ((close: () => void) => ReactNode) | undefined;
  onClick: () => void;
  children: ReactNode;
  type?: 'button' | 'submit';
};

/** A button that, when its action is not possible, stays in sight and in the tab order, and says why when it is pressed. */
export const ActionButton = ({ reason, renderDetails, onClick, children, ...button }: ActionButtonProps) => {
  const id = useId();
  const [told, setTold] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  const close = () => {
    target.current?.focus();
    setTold(false);
  };
  if (!reason) {
    return (
      <Button {...button} onClick={onClick}>
        {children}
      </Button>
    );
  }
  return (
    <Popover opened={told} onChange={setTold} withArrow width={300} position="bottom" trapFocus={renderDetails !== undefined} returnFocus>
      <Popover.Target>
        <Button {...button} ref={target} type="button" aria-disabled data-disabled aria-describedby={id} onClick={() => setTold(!told)}>
          {children}
        </Button>
      </Popover.Target>
      <VisuallyHidden id={id}>{reason}</VisuallyHidden>
      <Popover.Dropdown>
        <Text size="sm" style={{ display: 'flex', gap: 8 }}>
          <IconInfoCircle size={18} aria-hidden style={{ flex: 'none' }} />
          <span>{reason}</span>
        </Text>
        {told && renderDetails?.(close)}
      </Popover.Dropdown>
    </Popover>
  );
};
