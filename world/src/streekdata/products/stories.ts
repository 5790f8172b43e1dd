import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { ProductSeed, ProductStep } from '../../seeds.ts';
import type { Actors } from '../actors.ts';

/** How a product got where it is. */
type Told = Pick<ProductSeed, 'madeOn' | 'history'>;
type Teller = (actors: Actors) => Told;

const fuller: Content = { description: 'Koffie en thee staan klaar. Wie iets mist of wil weten, kan het ons altijd vragen.' };
const renewed: Content = { description: 'Het programma is vernieuwd: meer ruimte voor vragen, en een half uur langer.' };

const save = (day: number, { editor: by }: Actors, content: Content, state: 'concept' | 'ready' = 'ready'): ProductStep => ({
  day,
  by,
  act: 'save',
  content,
  state,
});
const publish = (day: number, { publisher: by }: Actors): ProductStep => ({ day, by, act: 'publish' });
const out = (day: number, actors: Actors): ProductStep[] => [save(day - 2, actors, fuller), publish(day, actors)];

/** Every state that a product can be in by itself, as a history that leads to it. */
export const productStories = {
  concept: (actors) => ({ madeOn: -20, history: [save(-8, actors, fuller, 'concept')] }),
  ready: (actors) => ({ madeOn: -22, history: [save(-3, actors, fuller)] }),
  published: (actors) => ({ madeOn: -180, history: out(-170, actors) }),
  publishedLately: (actors) => ({ madeOn: -24, history: out(-15, actors) }),
  publishedLongAgo: (actors) => ({ madeOn: -620, history: out(-600, actors) }),
  changed: (actors) => ({ madeOn: -160, history: [...out(-150, actors), save(-5, actors, renewed, 'concept')] }),
  changedReady: (actors) => ({ madeOn: -140, history: [...out(-130, actors), save(-2, actors, renewed)] }),
  planned: (actors) => ({
    madeOn: -21,
    history: [save(-7, actors, fuller), { day: -6, by: actors.publisher, act: 'plan', fromDay: 12, tillDay: 130 }],
  }),
  newVersionPlanned: (actors) => ({
    madeOn: -130,
    history: [...out(-120, actors), save(-9, actors, renewed), { day: -4, by: actors.publisher, act: 'plan', fromDay: 25, tillDay: null }],
  }),
  endPlanned: (actors) => ({
    madeOn: -150,
    history: [...out(-140, actors), { day: -11, by: actors.publisher, act: 'depublish', note: '', fromDay: 18 }],
  }),
  ended: (actors) => ({
    madeOn: -145,
    history: [
      ...out(-135, actors),
      { day: -33, by: actors.publisher, act: 'depublish', note: 'De laatste groep is geweest.', fromDay: null },
    ],
  }),
  endedByPlan: (actors) => ({
    madeOn: -125,
    history: [save(-116, actors, fuller), { day: -115, by: actors.publisher, act: 'plan', fromDay: -100, tillDay: -21 }],
  }),
  withdrawn: (actors) => ({
    madeOn: -23,
    history: [
      save(-17, actors, fuller),
      { day: -16, by: actors.publisher, act: 'plan', fromDay: 5, tillDay: null },
      { day: -6, by: actors.publisher, act: 'withdrawPlan' },
    ],
  }),
  archived: (actors) => ({ madeOn: -170, history: [...out(-165, actors), { day: -45, by: actors.publisher, act: 'archive' }] }),
} satisfies Record<string, Teller>;

export type ProductStory = keyof typeof productStories;
