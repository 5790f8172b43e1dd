import { expect, it } from 'vitest';
import { effects } from './effects.ts';
import { nextMonth, now, samples, tomorrow } from './facts.samples.ts';

const counts = { products: 12, supplements: 3, agendaItems: 0, dates: 7, consumers: 2, roles: 4, favourites: 1, files: 5 };
const ofProduct = { consumers: 2 };
const codes = (...asked: Parameters<typeof effects>) => effects(...asked).map(({ code, count }) => [code, count]);

it('deactivating names what readers lose and how much hangs on it, without noughts', () => {
  expect(codes('deactivate', samples.published, counts, now)).toEqual([
    ['readersLose', 0],
    ['productsUnpublished', 12],
    ['supplementsUnpublished', 3],
    ['datesHidden', 7],
    ['consumersLose', 2],
  ]);
  expect(codes('deactivate', samples.concept, {}, now)).toEqual([]);
});

it('publishing names a plan that is withdrawn, a version that is replaced and that offline hides it', () => {
  expect(effects('publish', samples.publishPlanned, {}, now)).toEqual([
    { code: 'readersGet', count: 0, values: { revision: 2 } },
    { code: 'planWithdrawn', count: 0, values: { from: tomorrow, revision: 2 } },
  ]);
  expect(codes('publish', { ...samples.published, working: 3 }, {}, now)).toEqual([['readersGetNew', 0]]);
  expect(codes('publish', samples.offline, {}, now)).toEqual([
    ['readersGet', 0],
    ['hiddenWhileOffline', 0],
  ]);
});

it('a plan that fell due is what readers lose, no plan any more', () => {
  expect(codes('depublish', samples.publishPlanned, {}, nextMonth)).toEqual([['readersLose', 0]]);
});

it('what becomes of a product becomes of it at every organisation that shows it', () => {
  expect(codes('publish', samples.ready, ofProduct, now)).toEqual([
    ['readersGet', 0],
    ['consumersGet', 2],
  ]);
  expect(codes('depublish', samples.published, ofProduct, now)).toEqual([
    ['readersLose', 0],
    ['consumersLose', 2],
  ]);
});

it('erasing counts who loses what', () => {
  expect(codes('erase', samples.archived, counts, now)).toEqual([
    ['consumersLose', 2],
    ['productsErased', 12],
    ['supplementsErased', 3],
    ['filesErased', 5],
    ['rolesLost', 4],
    ['favouritesLost', 1],
    ['traceStays', 0],
  ]);
});
