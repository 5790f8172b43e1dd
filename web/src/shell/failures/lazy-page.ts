import { lazyRouteComponent } from '@tanstack/react-router';
import { load } from './load-part.ts';

/** A page that loads when it is visited, for a route. */
export const page = <T extends Record<string, unknown>, K extends keyof T & string>(importer: () => Promise<T>, name: K) =>
  lazyRouteComponent(() => load(importer), name);
