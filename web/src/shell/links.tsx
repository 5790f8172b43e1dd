import { Anchor, Button } from '@mantine/core';
import { createLink } from '@tanstack/react-router';

/** Links of the portal in the looks of the kit: `<ButtonLink {...paths.home()}>`. */
export const ButtonLink = createLink(Button<'a'>);
export const AnchorLink = createLink(Anchor<'a'>);
