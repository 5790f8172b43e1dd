import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.css';
import './tokens.css';
import './base.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { schemeManager } from './scheme-manager.ts';
import { cssVariablesResolver, theme } from './theme.ts';

/** The look around every page: theme, typeface, light or dark as the user chose. */
export const Themed = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} colorSchemeManager={schemeManager} defaultColorScheme="auto">
    {children}
  </MantineProvider>
);
