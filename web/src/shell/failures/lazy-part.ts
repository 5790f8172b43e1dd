import { type ComponentType, lazy } from 'react';
import { load } from './load-part.ts';

/** A part of the frame that loads when it is first shown; like a page, it has 120 seconds to come (point 9). */
export const lazyPart = <Name extends string, Props>(importer: () => Promise<Record<Name, ComponentType<Props>>>, name: Name) =>
  lazy(async () => ({ default: (await load(importer))[name] }));
