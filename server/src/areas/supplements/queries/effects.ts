import type { Day } from '@bronhouder/domain/agenda/item.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { effectsOf, type SupplementAct, type SupplementEffect } from '@bronhouder/domain/supplements/uses.ts';
import type { Caller } from '../../../http/caller.ts';
import { namesOf } from '../../agenda/queries/coming.ts';
import { datesClosed } from './dates-closed.ts';
import { type Use, usesWithin } from './uses.ts';

/** At most so many names of each kind. */
const most = 50;

const codeOf = ({ kind, revisions }: Use): SupplementEffect => {
  if (revisions.includes('location')) return 'usedByCoOrganisers';
  const codes = {
    organisation: 'usedByOrganisations',
    product: 'usedByProducts',
    supplement: 'usedBySupplements',
    agenda: 'usedByAgenda',
  } as const;
  return codes[kind];
};

const filesOf = async ({ db }: Caller, key: Key): Promise<string[]> => {
  const rows = await db.selectFrom('file').select('name').where('record', '=', key).orderBy('name').execute();
  return rows.map(({ name }) => name);
};

type Input = { key: Key; act: SupplementAct; from?: Day | undefined; till?: Day | undefined };

/** What closing (what is in it as well, and what takes place there on those days) or erasing a supplement would touch, counted, and named where the caller may read it. Nothing touched is left out. */
export const previewEffects = async (caller: Caller, { key, act, from, till }: Input) => {
  const uses = await usesWithin(caller, key, act === 'close');
  const files = act === 'erase' ? await filesOf(caller, key) : [];
  const dates = act === 'close' ? await datesClosed(caller, key, { from, till }) : [];
  const touched = (code: SupplementEffect): { count: number; names: string[] } => {
    if (code === 'datesClosed') return { count: dates.length, names: namesOf(dates.slice(0, most), 'product') };
    if (code === 'filesErased') return { count: files.length, names: files };
    const those = uses.filter((use) => codeOf(use) === code);
    return { count: those.length, names: those.filter(({ mayRead }) => mayRead).map(({ title }) => title) };
  };
  return effectsOf[act]
    .map((code) => ({ code, ...touched(code), values: {} }))
    .filter(({ code, count }) => count > 0 || code === 'traceStays')
    .map((effect) => ({ ...effect, names: effect.names.slice(0, most) }));
};
