import { expect, it } from 'vitest';
import { alignable, countTouched, found, type Touched, withForbiddenType } from './touched.ts';

const it_ = (title: string, ...reasons: [code: string, already: boolean][]): Touched => ({
  key: title,
  title,
  team: title === 'Súdwest' ? 'Fryslân' : 'Kempen',
  reasons: reasons.map(([code, already]) => ({ code, values: {}, already })),
});
const touched = [
  it_('Archief', ['differs-from-mandatory', true]),
  it_('Bibliotheek', ['type-not-allowed', false], ['differs-from-mandatory', true]),
  it_('Súdwest', ['max-verify-age', false]),
];
const effects = { touched, total: 3 };

it('parts what the change touches from what was out of line already', () =>
  expect(countTouched(effects)).toEqual({ newly: 2, already: 1 }));

it('knows what it can bring into line, and what has to be done by hand', () => {
  expect(alignable(effects).map(({ key }) => key)).toEqual(['Archief', 'Bibliotheek']);
  expect(withForbiddenType(effects)).toBe(1);
});

it.each([
  ['', ['Bibliotheek', 'Súdwest', 'Archief']],
  ['sud', ['Súdwest']],
  ['FRYSLAN', ['Súdwest']],
  ['kempen', ['Bibliotheek', 'Archief']],
  ['x', []],
])('finds by ‘%s’', (typed, keys) => expect(found(effects, typed).map(({ key }) => key)).toEqual(keys));
