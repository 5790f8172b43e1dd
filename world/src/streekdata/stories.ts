import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { OrganisationSeed, Step } from '../seeds.ts';
import type { Actors } from './actors.ts';

/** How an organisation got where it is: the settings it was made with and what happened since. */
type Told = Pick<OrganisationSeed, 'workflow' | 'online' | 'madeOn' | 'history'>;
type Teller = (actors: Actors) => Told;

const told = (madeOn: number, history: Step[], settings: { workflow?: boolean } = {}): Told => ({
  workflow: true,
  online: true,
  madeOn,
  history,
  ...settings,
});

const hours: Content = { openingRemark: 'Op feestdagen zijn wij gesloten.' };
const holiday: Content = { openingRemark: 'In de bouwvak en tussen kerst en oud en nieuw zijn wij gesloten.' };
const access: Content = { accessibilityRemark: 'Naast de hoofdingang is een hellingbaan; de deur gaat vanzelf open.', parkingSpaces: 2 };
const lift: Content = { accessibilityRemark: 'De lift is vernieuwd; alle verdiepingen zijn met een rolstoel te bereiken.' };

const save = (day: number, { editor: by }: Actors, content: Content, state: 'concept' | 'ready' = 'ready'): Step => ({
  day,
  by,
  act: 'save',
  content,
  state,
});
const publish = (day: number, { publisher: by }: Actors): Step => ({ day, by, act: 'publish' });
/** Made ready and published once, some time ago. */
const out = (day: number, actors: Actors): Step[] => [save(day - 3, actors, hours), publish(day, actors)];

/** Every state that an organisation can be in (specification point 4), as a history that leads to it. */
export const stories = {
  /** Nothing published, something still wrong: see `organisations.ts` for what. */
  unfinished: (actors) => told(-12, [save(-9, actors, access, 'concept')]),
  concept: (actors) => told(-40, [save(-6, actors, access, 'concept')]),
  ready: (actors) => told(-60, [save(-30, actors, access, 'concept'), save(-2, actors, hours)]),
  published: (actors) => told(-420, [...out(-400, actors), save(-150, actors, access), publish(-149, actors)]),
  publishedLongAgo: (actors) => told(-900, out(-880, actors)),
  changed: (actors) => told(-380, [...out(-370, actors), save(-20, actors, access, 'concept'), save(-4, actors, holiday, 'concept')]),
  changedReady: (actors) => told(-300, [...out(-290, actors), save(-3, actors, lift)]),
  planned: (actors) => told(-25, [save(-5, actors, hours), { day: -4, by: actors.publisher, act: 'plan', fromDay: 14, tillDay: null }]),
  plannedWithEnd: (actors) =>
    told(-35, [save(-8, actors, hours), { day: -7, by: actors.publisher, act: 'plan', fromDay: 30, tillDay: 210 }]),
  newVersionPlanned: (actors) =>
    told(-640, [
      ...out(-626, actors),
      save(-240, actors, access),
      publish(-239, actors),
      save(-8, actors, holiday),
      { day: -3, by: actors.publisher, act: 'plan', fromDay: 41, tillDay: 221 },
      save(-1, actors, lift, 'concept'),
    ]),
  tookEffect: (actors) =>
    told(-90, [save(-50, actors, hours), { day: -45, by: actors.publisher, act: 'plan', fromDay: -30, tillDay: null }]),
  endPlanned: (actors) =>
    told(-500, [
      ...out(-480, actors),
      { day: -10, by: actors.publisher, act: 'depublish', note: 'De vestiging sluit; de collectie verhuist.', fromDay: 45 },
    ]),
  ended: (actors) => told(-400, [save(-370, actors, hours), { day: -365, by: actors.publisher, act: 'plan', fromDay: -350, tillDay: -20 }]),
  depublished: (actors) =>
    told(-460, [
      ...out(-450, actors),
      {
        day: -15,
        by: actors.publisher,
        act: 'depublish',
        note: 'De openingstijden klopten niet meer; de organisatie levert nieuwe aan.',
        fromDay: null,
      },
    ]),
  withdrawn: (actors) =>
    told(-50, [
      save(-20, actors, hours),
      { day: -18, by: actors.publisher, act: 'plan', fromDay: 10, tillDay: null },
      { day: -5, by: actors.publisher, act: 'withdrawPlan' },
    ]),
  offline: (actors) => told(-350, [...out(-340, actors), { day: -7, by: actors.publisher, act: 'setOnline', online: false }]),
  deactivated: (actors) => told(-800, [...out(-780, actors), { day: -60, by: actors.maker, act: 'deactivate' }]),
  archived: (actors) => told(-1000, [...out(-980, actors), { day: -200, by: actors.maker, act: 'archive' }]),
  /** Without a workflow: what is saved as ready goes out at once. */
  withoutWorkflow: ({ maker, publisher }) => {
    const actors = { maker, publisher, editor: publisher };
    return told(-200, [save(-190, actors, hours), save(-25, actors, access)], { workflow: false });
  },
} satisfies Record<string, Teller>;

export type Story = keyof typeof stories;
