import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import classes from './name-link.module.css';

const NameAnchor = ({ children, ...props }: ComponentPropsWithRef<'a'>) => (
  <a {...props} className={classes.name}>
    {children}
  </a>
);

/** The name of what a row is about, as the way to it. */
export const NameLink = createLink(NameAnchor);
