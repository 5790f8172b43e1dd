import { organisations as its, people, teams } from '@bronhouder/world/cast.ts';
import { expect } from 'vitest';
import type { World } from '../../for-tests.ts';
import type { Answer } from '../../http/client-for-tests.ts';

type Keyed = { key: string };

/** A relation type's path as it is seen from a team. */
export const at = (team: Keyed, type = '') => `/team/${team.key}/relationtype${type && `/${type}`}`;
/** The path of an organisation's relations. */
export const of = (organisation: Keyed, relation = '') => `/organisation/${organisation.key}/relation${relation && `/${relation}`}`;

export const said = ({ status, body }: Answer) => ({ status, code: body.errorCode });
/** What is wrong where. */
export const faults = ({ body }: Answer) => body.problems?.map(({ field, code }) => `${field} ${code}`);

let counter = 0;

/** A relation type as somebody writes it, with words of its own. */
export const written = (change: object = {}) => {
  const number = (counter += 1);
  const label = (text: string) => ({ input: `${text} ${number}`, output: `${text} ${number}` });
  const labels = { source: label('hoort bij'), target: label('heeft') };
  const equal = { source: labels.source, target: labels.source };
  return { kind: 'equal', labels: 'kind' in change && change.kind === 'partOf' ? labels : equal, ...change };
};

/** What the tests of relations do again and again in a world. */
export const relationsIn = (world: World) => ({
  makeType: async (type: object, team: Keyed = teams.noordBrabant, by = world.as(people.bram)): Promise<string> => {
    const { status, body } = await by.post(at(team), type);
    expect(status, JSON.stringify(body)).toBe(200);
    return String(body.key);
  },
  relate: async (type: string, source: Keyed = its.lindenhof, target: Keyed = its.bladel, by = world.as(people.bram)): Promise<string> => {
    const { status, body } = await by.post(of(source), { type, target: target.key });
    expect(status, JSON.stringify(body)).toBe(200);
    return String(body.key);
  },
});
