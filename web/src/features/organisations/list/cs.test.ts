import { allStates } from '@bronhouder/domain/publication/states.ts';
import { describe, expect, it } from 'vitest';
import { type CsFilter, formatCs, parseCs } from './cs.ts';

const key = '01941f29-7c02-7106-8000-000000000002';
const none: CsFilter = { states: [], types: [], archived: 'without' };

const all: [string, Partial<CsFilter>][] = [
  ...allStates.map((state): [string, Partial<CsFilter>] => [`state-${state}`, { states: [state] }]),
  ['archived-only', { archived: 'only' }],
  ['archived-with', { archived: 'with' }],
  ['online-on', { online: 'on' }],
  ['online-off', { online: 'off' }],
  ['workflow-on', { workflow: 'on' }],
  ['workflow-off', { workflow: 'off' }],
  ['productworkflow-on', { productWorkflow: 'on' }],
  ['productworkflow-off', { productWorkflow: 'off' }],
  [`type-${key}`, { types: [key] }],
];

describe('parameter cs', () => {
  it.each(all)('reads %s', (cs, filter) => expect(parseCs(cs)).toEqual(filter));

  it.each(all)('writes back what it read: %s', (cs) => expect(formatCs({ ...none, ...parseCs(cs) })).toBe(cs));

  it.each([
    ['State-PUBLISHED', { states: ['published'] }],
    ['state-publishended', { states: ['publishEnded'] }],
    ['productWorkflow-OFF', { productWorkflow: 'off' }],
  ])('reads %s, whatever its capitals', (cs, filter) => expect(parseCs(cs)).toEqual(filter));

  it.each([
    undefined,
    '',
    'state',
    'state-',
    'state-haunted',
    'archived-maybe',
    'online-',
    'online-perhaps',
    'workflow-concept',
    'type-museum',
    'colour-red',
    'constructor-on',
    'state-__proto__',
  ])('ignores %s', (cs) => expect(parseCs(cs)).toBeNull());

  it('writes nothing when one parameter cannot say it', () => {
    expect(formatCs(none)).toBeUndefined();
    expect(formatCs({ ...none, states: ['concept', 'ready'] })).toBeUndefined();
    expect(formatCs({ ...none, states: ['concept'], archived: 'only' })).toBeUndefined();
    expect(formatCs({ ...none, online: 'on', workflow: 'on' })).toBeUndefined();
  });
});
