import type { Key } from '@bronhouder/domain/instant.ts';
import type { Trace } from '../../trace.ts';

/** The trace of a product or supplement that goes with its organisation. */
export const goneWith = (organisation: Key): Trace => ({
  act: 'erase',
  action: 'delete',
  revision: null,
  note: null,
  values: { organisation },
});
