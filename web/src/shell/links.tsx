import { Anchor, Button, type ButtonProps, Menu, type MenuItemProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

/** An anchor, so that it opens in a tab of its own as any link does. */
const AnchorButton = (props: ButtonProps & Omit<ComponentPropsWithRef<'a'>, keyof ButtonProps>) => <Button component="a" {...props} />;

const AnchorItem = (props: MenuItemProps & Omit<ComponentPropsWithRef<'a'>, keyof MenuItemProps>) => <Menu.Item component="a" {...props} />;

/** Links of the portal in the looks of the kit: `<ButtonLink {...paths.home()}>`. */
export const ButtonLink = createLink(AnchorButton);
export const AnchorLink = createLink(Anchor<'a'>);
export const MenuLink = createLink(AnchorItem);
