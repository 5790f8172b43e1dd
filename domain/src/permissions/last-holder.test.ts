import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { allowed, missingToHandOut } from './allowed.ts';
import { type Assignment, type Scope, scopes } from './assignment.ts';
import { held, type PlaceName, subjects } from './assignment.samples.ts';
import { type BuiltInRole, builtInRoleNames, builtInRoles } from './built-in-roles.ts';
import { type Held, lastHolder, losesRoot } from './last-holder.ts';
import { rights } from './right.ts';

const builtIn = (at: PlaceName, name: BuiltInRole, scope: Scope): Assignment => {
  const assignment = held(at, scope, builtInRoles[name]);
  return { ...assignment, role: { ...assignment.role, builtIn: name } };
};
let count = 0;
/** Somebody with a role: `anna admin root`; current and beneath unless said otherwise; `-anna` cannot sign in. */
const somebody = (text: string): Held => {
  const [who = '', name = '', at = '', scope = 'currentAndBeneath'] = text.split(' ');
  count += 1;
  const assignment = builtIn(at as PlaceName, name as BuiltInRole, scope as Scope);
  return { person: who.replace('-', ''), active: !who.startsWith('-'), assignment: { ...assignment, key: `${count}` } };
};
const subjectOf = (at: string) => subjects[at as 'root' | 'team' | 'organisation'];

/** The first of these goes; a last one after `>` comes in its place. */
const loss = (texts: string[]) => {
  const after = texts.find((text) => text.startsWith('> '));
  const all = texts.filter((text) => text !== after).map(somebody);
  const [removed] = all;
  if (!removed) throw new Error('nobody');
  const instead = after ? somebody(after.slice(2)).assignment : null;
  return lastHolder(all, removed, subjectOf(removed.assignment.place.name), instead);
};

describe('the last one at that very place', () => {
  test.each<[string, string[], boolean]>([
    ['who is alone', ['anna admin team'], true],
    ['one of two', ['anna admin team', 'bram admin team'], false],
    ['one of two, when the other cannot sign in', ['anna admin team', '-bram admin team'], true],
    ['one who cannot sign in loses nothing', ['-anna admin team'], false],
    ['when the other may less', ['anna manager organisation', 'bram editor organisation'], true],
    ['when the other may more', ['anna editor organisation', 'bram manager organisation'], false],
    ['when only somebody above may it', ['anna admin team', 'bram admin root'], true],
    ['when the other reaches less far', ['anna admin team', 'bram admin team current'], true],
    ['when the other reaches further', ['anna admin team beneath', 'bram admin team'], false],
    ['when the other has it in two halves', ['anna admin team', 'bram admin team current', 'bram admin team beneath'], false],
    ['when two others have half of it each', ['anna admin team', 'bram admin team current', 'carla admin team beneath'], true],
    ['who holds as much by another role there', ['anna editor organisation', 'anna manager organisation'], false],
    ['at an organisation the two scopes are the same', ['anna editor organisation current', 'bram editor organisation'], false],
    ['replaced by more', ['anna editor organisation', '> anna manager organisation'], false],
    ['replaced by less', ['anna manager organisation', '> anna editor organisation'], true],
    ['replaced by less far', ['anna admin team', '> anna admin team current'], true],
  ])('%s', (_, texts, expected) => expect(loss(texts).lastHere).toBe(expected));
});

describe('the administrator of the root team', () => {
  test.each<[string, string[], boolean]>([
    ['the last', ['anna admin root'], true],
    ['the last, of the team itself', ['anna admin root current'], true],
    ['the last of what is beneath', ['anna admin root beneath'], true],
    ['one of two', ['anna admin root', 'bram admin root'], false],
    ['one of two, when the other cannot sign in', ['anna admin root', '-bram admin root'], true],
    ['when the other administers the team itself only', ['anna admin root', 'bram admin root current'], true],
    ['the one of the team itself, beside a full one', ['anna admin root current', 'bram admin root'], false],
    ['replaced by less far', ['anna admin root', '> anna admin root current'], true],
    ['replaced by a lower role', ['anna admin root', '> anna manager root'], true],
    ['replaced by as much', ['anna admin root', '> anna admin root'], false],
    ['a manager', ['anna manager root'], false],
    ['of another team', ['anna admin team'], false],
    ['who cannot sign in', ['-anna admin root'], false],
  ])('%s', (_, texts, expected) => expect(loss(texts).lastOfRoot).toBe(expected));

  it('is not replaced by a role that somebody can change', () => {
    const own = { person: 'bram', active: true, assignment: { ...held('root', 'currentAndBeneath', rights), key: 'own' } };
    const anna = somebody('anna admin root');
    expect(lastHolder([anna, own], anna, subjects.root)).toMatchObject({ lastHere: false, lastOfRoot: true, withoutAnybody: [] });
  });

  it('is lost with an account as well', () => {
    const [anna, bram] = [somebody('anna admin root'), somebody('bram admin root')];
    expect(losesRoot([anna, bram], [bram], subjects.root)).toBe(false);
    expect(
      losesRoot(
        [anna, bram],
        [
          { ...anna, active: false },
          { ...bram, active: false },
        ],
        subjects.root,
      ),
    ).toBe(true);
  });
});

describe('what nobody can do any more, and who still can', () => {
  test.each<[string, string[], { without: number; above: string[] }]>([
    ['nobody else', ['anna viewer organisation'], { without: 4, above: [] }],
    ['nobody else, at a team', ['anna viewer team'], { without: 5, above: [] }],
    [
      'those above, the nearest first',
      ['anna admin organisation', 'carla admin root', 'bram admin team'],
      { without: 0, above: ['bram', 'carla'] },
    ],
    ['those above for a part of it only', ['anna manager organisation', 'bram editor team'], { without: 13, above: [] }],
    ['those above who hold it at their team only', ['anna viewer organisation', 'bram admin team current'], { without: 4, above: [] }],
    ['those above who cannot sign in', ['anna viewer organisation', '-bram admin team'], { without: 4, above: [] }],
    ['oneself by another role above', ['anna admin organisation', 'anna admin team'], { without: 0, above: ['anna'] }],
    ['the others there', ['anna viewer organisation', 'bram editor organisation'], { without: 0, above: [] }],
    ['several together', ['anna admin team', 'bram admin team current', 'carla admin team beneath'], { without: 0, above: [] }],
  ])('%s', (_, texts, { without, above }) => {
    const { withoutAnybody, above: found } = loss(texts);
    expect({ without: withoutAnybody.length, above: found }).toEqual({ without, above });
  });

  it('names the rights', () =>
    expect(loss(['anna editor organisation', 'bram viewer organisation']).withoutAnybody).toEqual(
      builtInRoles.editor.filter((right) => !right.endsWith(':read')),
    ));
});

describe('what the person loses', () => {
  test.each<[string, string[], number]>([
    ['everything that the role gave there', ['anna viewer organisation', 'bram admin organisation'], 4],
    ['what another role of theirs does not give', ['anna manager organisation', 'anna editor organisation'], 13],
    ['nothing that they hold from above', ['anna admin organisation', 'anna admin team'], 0],
    ['what the role in its place does not give', ['anna manager organisation', '> anna editor organisation'], 13],
    ['also without an account in use', ['-anna viewer organisation'], 4],
  ])('%s', (_, texts, expected) => expect(loss(texts).loses).toHaveLength(expected));
});

describe('whoever holds whatever', () => {
  const anyHeld = fc
    .tuple(
      fc.constantFrom('anna', 'bram', 'carla'),
      fc.boolean(),
      fc.constantFrom<PlaceName>('root', 'team', 'organisation'),
      fc.constantFrom(...builtInRoleNames),
      fc.constantFrom(...scopes),
    )
    .map(([person, active, at, name, scope]): Held => ({ person, active, assignment: builtIn(at, name, scope) }));
  const anybody = fc
    .array(anyHeld, { minLength: 1, maxLength: 6 })
    .map((all) => all.map((one, index) => ({ ...one, assignment: { ...one.assignment, key: `${index}` } })));

  it('what nobody can do any more is what the role gave, and nobody who is left holds', () => {
    fc.assert(
      fc.property(anybody, (all) => {
        const [removed] = all;
        if (!removed) return;
        const subject = subjectOf(removed.assignment.place.name);
        const { withoutAnybody, above, lastOfRoot } = lastHolder(all, removed, subject);
        const left = all.slice(1).flatMap(({ active, assignment }) => (active ? [assignment] : []));
        expect(removed.assignment.role.rights).toEqual(expect.arrayContaining(withoutAnybody));
        if (removed.assignment.scope === 'current') for (const right of withoutAnybody) expect(allowed(left, subject, right)).toBe(false);
        if (above.length > 0)
          expect({ withoutAnybody, lastOfRoot: lastOfRoot && subject === subjects.team }).toEqual({
            withoutAnybody: [],
            lastOfRoot: false,
          });
        expect(removed.active || withoutAnybody.length === 0).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('one more who holds the same makes nobody the last', () => {
    fc.assert(
      fc.property(anybody, (all) => {
        const [removed] = all;
        if (!removed) return;
        const twins = all
          .filter(({ person }) => person === removed.person)
          .map(
            ({ assignment }): Held => ({ person: 'dirk', active: true, assignment: { ...assignment, key: `twin of ${assignment.key}` } }),
          );
        const subject = subjectOf(removed.assignment.place.name);
        const { lastHere, lastOfRoot, withoutAnybody } = lastHolder([...all, ...twins], removed, subject);
        expect({ lastHere, lastOfRoot, withoutAnybody }).toEqual({ lastHere: false, lastOfRoot: false, withoutAnybody: [] });
      }),
      { numRuns: 500 },
    );
  });

  it('however many go one after the other, the root team keeps an administrator', () => {
    fc.assert(
      fc.property(anybody, (others) => {
        const start: Held[] = [somebody('anna admin root'), ...others];
        const kept = start.reduce<Held[]>((all, one) => {
          const subject = subjectOf(one.assignment.place.name);
          return lastHolder(all, one, subject).lastOfRoot ? all : all.filter((other) => other !== one);
        }, start);
        const assignments = kept.flatMap(({ active, assignment }) => (active ? [assignment] : []));
        expect(missingToHandOut(assignments, subjects.root, 'currentAndBeneath', builtInRoles.admin)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
