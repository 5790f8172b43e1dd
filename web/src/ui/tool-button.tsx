import { ActionIcon, type ActionIconProps, Indicator } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';

type ToolButtonProps = ActionIconProps &
  Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> & {
    label: string;
    count?: number;
    wrapper?: string | undefined;
    children: ReactNode;
  };

/** A button of the top bar; `count` stands at its corner when there is something to count. */
export const ToolButton = ({ label, count = 0, wrapper = '', children, ...rest }: ToolButtonProps) => (
  <Indicator label={count} size={16} color="red" offset={7} disabled={count === 0} zIndex={1} className={wrapper}>
    <ActionIcon variant="subtle" color="gray" c="var(--ink-2)" size={34} aria-label={label} title={label} {...rest}>
      {children}
    </ActionIcon>
  </Indicator>
);
