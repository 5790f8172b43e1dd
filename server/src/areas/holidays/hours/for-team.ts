import type { Key } from '@bronhouder/domain/instant.ts';
import type { Trace } from '../../../trace.ts';

/** What the log says of a change that was made for a whole team: at which. */
export const forTeam = (team: Key, traces: readonly Trace[]): Trace[] =>
  traces.map((trace) => (trace.passedAt ? trace : { ...trace, values: { ...trace.values, holidaysOf: team } }));
