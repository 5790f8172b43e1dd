import type { Key } from '@bronhouder/domain/instant.ts';
import type { Values } from '@bronhouder/domain/values.ts';
import type { Trace } from '../../trace.ts';
import type { ItemRecord } from './record.ts';

/** What the log of an item tells of, and which of it only the item itself can say. Traces carry keys, days and times, never names. */
export const agendaActs = ['create', 'split', 'save', 'moveDate', 'cancelDate', 'resumeDate', 'undo', 'erase'] as const;
export type AgendaAct = (typeof agendaActs)[number];

export const traceOf = (act: AgendaAct, { working }: ItemRecord, values: Values, note: string | null = null): Trace => ({
  act,
  revision: working,
  note,
  values,
});

/** What is in its log of where it stands: what is gone for good can only be found by that. */
const placeOf = ({ organisation, product }: ItemRecord): Values => ({ organisation, product });

export const madeTrace = (it: ItemRecord): Trace => ({ ...traceOf('create', it, placeOf(it)), action: 'create' });

/** Made of what takes place from one time on in another item. */
export const splitTrace = (it: ItemRecord, from: Key): Trace => ({ ...traceOf('split', it, { ...placeOf(it), from }), action: 'create' });

export const erasedTrace = (it: ItemRecord): Trace => ({ ...traceOf('erase', it, placeOf(it)), action: 'delete', revision: null });
