import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameOf, type RelationTypeContent, sideOf } from './labels.ts';
import { labelsTaken, problemsOfRelationType, tidyRelationType } from './problems.ts';
import { closesCircle, type Pair, pairOf, relate, wholesOf } from './relate.ts';

const label = (text: string) => ({ input: text, output: text });
const partOf: RelationTypeContent = { kind: 'partOf', labels: { source: label('hoort bij'), target: label('heeft als onderdeel') } };
const equal: RelationTypeContent = { kind: 'equal', labels: { source: label('werkt samen met'), target: label('') } };
const faults = (problems: { field: string; code: string }[]) => problems.map(({ field, code }) => `${field} ${code}`);

describe('a relation type', () => {
  it.each<[string, RelationTypeContent, string[]]>([
    ['is as it should be', partOf, []],
    ['of equals needs the words of one side only', equal, []],
    [
      'needs every label',
      { ...partOf, labels: { source: label(' '), target: { input: 'x', output: '' } } },
      ['labels.source.input required', 'labels.source.output required', 'labels.target.output required'],
    ],
    [
      'reads differently from both sides',
      { ...partOf, labels: { source: label('hoort bij'), target: { input: 'heeft', output: 'Hóórt  bij' } } },
      ['labels.target.output not-unique'],
    ],
    [
      'has labels of a length that fits',
      { ...equal, labels: { source: { input: 'x', output: 'x'.repeat(61) }, target: label('') } },
      ['labels.source.output too-long'],
    ],
    [
      'has labels that are text',
      { ...equal, labels: { source: { input: '<b>x</b>', output: 'x' }, target: label('') } },
      ['labels.source.input html'],
    ],
  ])('%s', (_, written, problems) => expect(faults(problemsOfRelationType(written))).toEqual(problems));

  it('has labels that no other one of its line of teams has, whatever accents and capitals', () => {
    const written = { ...partOf, labels: { ...partOf.labels, source: { input: 'Wérkt samen  met', output: 'valt onder' } } };
    expect(faults(labelsTaken(written, [equal]))).toEqual(['labels.source.input not-unique']);
    expect(labelsTaken(partOf, [])).toEqual([]);
  });

  it('is kept tidy; equals read the same from both sides', () => {
    expect(tidyRelationType({ ...equal, labels: { source: label(' werkt samen met '), target: label('x') } })).toEqual({
      kind: 'equal',
      labels: { source: label('werkt samen met'), target: label('werkt samen met') },
    });
    expect(nameOf(partOf)).toBe('hoort bij / heeft als onderdeel');
    expect(nameOf(equal)).toBe('werkt samen met');
  });
});

const around = { kind: 'partOf', archived: false, exists: false, parts: [] } as const;

describe('relating two organisations', () => {
  it.each<[string, Pair, Partial<Parameters<typeof relate>[1]>, string]>([
    ['to itself', { source: 'a', target: 'a' }, {}, 'relation.itself'],
    ['to an archived one', { source: 'a', target: 'b' }, { archived: true }, 'relation.archived'],
    ['twice', { source: 'a', target: 'b' }, { exists: true }, 'relation.exists'],
    ['in a circle of two', { source: 'a', target: 'b' }, { parts: [{ source: 'b', target: 'a' }] }, 'relation.circle'],
    [
      'in a circle of three',
      { source: 'a', target: 'b' },
      {
        parts: [
          { source: 'b', target: 'c' },
          { source: 'c', target: 'a' },
        ],
      },
      'relation.circle',
    ],
  ])('%s is refused', (_, pair, change, code) =>
    expect(relate(pair, { ...around, ...change })).toMatchObject({ ok: false, refusal: { code } }),
  );

  it('of equals is kept one way, in which there are no circles', () => {
    const parts = [{ source: 'a', target: 'b' }];
    expect(relate({ source: 'b', target: 'a' }, { ...around, kind: 'equal', parts })).toEqual({
      ok: true,
      value: { source: 'a', target: 'b' },
    });
    expect(pairOf('partOf', { source: 'b', target: 'a' })).toEqual({ source: 'b', target: 'a' });
    expect(['a', 'b'].map((one) => [sideOf('equal', { source: 'a' }, one), sideOf('partOf', { source: 'a' }, one)])).toEqual([
      ['source', 'source'],
      ['source', 'target'],
    ]);
  });

  it('never makes anything a part of itself, whatever is tried in which order', () => {
    const keys = ['a', 'b', 'c', 'd', 'e'];
    const pairs = fc.array(fc.record({ source: fc.constantFrom(...keys), target: fc.constantFrom(...keys) }), { maxLength: 30 });
    fc.assert(
      fc.property(pairs, (tried) => {
        const kept: Pair[] = [];
        for (const pair of tried) if (!closesCircle(kept, pair)) kept.push(pair);
        for (const key of keys) expect(wholesOf(kept, key).has(key)).toBe(false);
      }),
    );
  });
});
