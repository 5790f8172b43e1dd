import { expect, it } from 'vitest';
import { allowed } from './allowed.ts';
import { held, type PlaceName, places, subjects } from './assignment.samples.ts';
import { scopes } from './assignment.ts';
import { organisationsReadWithin, readingWithin } from './readable.ts';
import { rights } from './right.ts';

/** Every single right, in each scope, at each place: as a filter it lets in whom the rule lets read something there, and nobody else. */
it.each(Object.keys(places) as PlaceName[])('of which organisations something may be read, by a role at %s', (place) => {
  for (const scope of scopes) {
    for (const right of rights) {
      const assignments = [held(place, scope, [right])];
      const { beneathTeams, organisations } = organisationsReadWithin(assignments);
      for (const subject of [subjects.organisation, subjects.neighbour]) {
        const found = subject.teams.some((team) => beneathTeams.includes(team)) || organisations.includes(subject.organisation);
        const may = readingWithin.some((reading) => allowed(assignments, subject, reading));
        expect(found, `${right}, ${scope}, at ${subject.organisation}`).toBe(may);
      }
    }
  }
});
