import { describe, expect, it } from 'vitest';
import { allowed } from './allowed.ts';
import { scopes } from './assignment.ts';
import { held, type PlaceName, places, subjects } from './assignment.samples.ts';
import { areaOf } from './reach.ts';
import { type Area, areas, rights } from './right.ts';

const everything: Area[] = areas;
const ofTheOrganisation: Area[] = ['ORGANISATION', 'PRODUCT', 'SUPPLEMENT', 'AGENDA'];
const ofItsParts: Area[] = ['PRODUCT', 'SUPPLEMENT', 'AGENDA'];
const none: Area[] = [];

type Row = { root: Area[]; team: Area[]; organisation: Area[] };

/** Decisions 3, written out: held where, with which scope → the areas whose rights it gives at each place. */
const table: Record<PlaceName, Record<(typeof scopes)[number], Row>> = {
  root: {
    current: { root: everything, team: none, organisation: none },
    currentAndBeneath: { root: everything, team: everything, organisation: everything },
    beneath: { root: none, team: everything, organisation: everything },
  },
  team: {
    current: { root: none, team: everything, organisation: ['TEAM'] },
    currentAndBeneath: { root: none, team: everything, organisation: everything },
    beneath: { root: none, team: none, organisation: ofTheOrganisation },
  },
  organisation: {
    current: { root: none, team: none, organisation: ofTheOrganisation },
    currentAndBeneath: { root: none, team: none, organisation: ofTheOrganisation },
    beneath: { root: none, team: none, organisation: ofItsParts },
  },
  other: {
    current: { root: none, team: none, organisation: none },
    currentAndBeneath: { root: none, team: none, organisation: none },
    beneath: { root: none, team: none, organisation: none },
  },
};

describe('each of the 53 rights, in each scope, held at each place', () => {
  expect(rights).toHaveLength(53);
  for (const place of Object.keys(places) as PlaceName[]) {
    for (const scope of scopes) {
      it(`${place}, ${scope}`, () => {
        for (const right of rights) {
          const assignment = held(place, scope, [right]);
          for (const [name, given] of Object.entries(table[place][scope])) {
            const at = subjects[name as keyof Row];
            for (const asked of rights) {
              const expected = asked === right && given.includes(areaOf(right));
              expect(allowed([assignment], at, asked), `${asked} at ${name} by ${right}`).toBe(expected);
            }
          }
        }
      });
    }
  }
});

it('a role at an organisation gives nothing at the organisation beside it', () => {
  for (const scope of scopes) {
    for (const right of rights) expect(allowed([held('organisation', scope)], subjects.neighbour, right)).toBe(false);
  }
});
