import { Anchor, Button, Menu } from '@mantine/core';
import { createLink } from '@tanstack/react-router';

/** Links of the portal in the looks of the kit: `<ButtonLink {...paths.home()}>`. */
export const ButtonLink = createLink(Button<'a'>);
export const AnchorLink = createLink(Anchor<'a'>);
export const MenuLink = createLink(Menu.Item<'a'>);
