import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  allowedProductTypes,
  allowedTypes,
  choicesBeneath,
  effectiveSettings,
  noSettings,
  type OwnSettings,
  restrictionNames,
  switchNames,
  withoutRestrictions,
} from './settings.ts';

const own = (part: Partial<OwnSettings>): OwnSettings => ({ ...noSettings, ...part });
const line = (...parts: Partial<OwnSettings>[]) => parts.map((part, index) => ({ team: `team ${index}`, own: own(part) }));
const [on, off] = [
  { value: true, mandatory: false },
  { value: false, mandatory: false },
];
const mustOn = { value: true, mandatory: true };

describe('what holds at a team, and which team set it', () => {
  test.each([
    ['nobody sets it', [{}, {}], 'maxVerifyAge', null, null],
    ['the team above sets it', [{ maxVerifyAge: 365 }, {}], 'maxVerifyAge', 365, 'team 0'],
    ['a lower team sets it otherwise', [{ maxVerifyAge: 365 }, {}, { maxVerifyAge: 500 }], 'maxVerifyAge', 500, 'team 2'],
    ['types are narrowed', [{ organisationTypes: ['a', 'b'] }, { organisationTypes: ['b'] }], 'organisationTypes', ['b'], 'team 1'],
    ['types are never widened', [{ organisationTypes: ['a'] }, { organisationTypes: ['a', 'b'] }], 'organisationTypes', ['a'], 'team 1'],
    ['nothing is left', [{ categories: ['a'] }, { categories: ['b'] }], 'categories', [], 'team 1'],
    ['a default is overridden', [{ online: on }, { online: off }], 'online', off, 'team 1'],
    ['a mandatory one is not', [{ workflow: mustOn }, { workflow: off }], 'workflow', mustOn, 'team 0'],
    ['one becomes mandatory below', [{ workflow: off }, { workflow: mustOn }, { workflow: off }], 'workflow', mustOn, 'team 1'],
  ] as const)('%s', (_what, parts, setting, value, from) =>
    expect(effectiveSettings(line(...(parts as readonly Partial<OwnSettings>[])))[setting]).toEqual({ value, from }),
  );
});

const list = fc.option(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd')), { nil: null });
const toggle = fc.option(fc.record({ value: fc.boolean(), mandatory: fc.boolean() }), { nil: null });
const ownSettings: fc.Arbitrary<OwnSettings> = fc.record({
  maxVerifyAge: fc.option(fc.integer({ min: 1, max: 3650 }), { nil: null }),
  organisationTypes: list,
  productTypes: list,
  categories: list,
  online: toggle,
  workflow: toggle,
  productWorkflow: toggle,
});
const lines = fc.array(ownSettings, { maxLength: 8 }).map((all) => all.map((one, index) => ({ team: index, own: one })));

describe('whatever the teams above say', () => {
  it('a team never allows what the team above does not', () =>
    fc.assert(
      fc.property(lines, ownSettings, (above, last) => {
        const [before, after] = [effectiveSettings(above), effectiveSettings([...above, { team: 99, own: last }])];
        const widened = restrictionNames.filter((name) => {
          const allowed = before[name].value;
          return allowed !== null && !after[name].value?.every((item) => allowed.includes(item));
        });
        expect(widened).toEqual([]);
      }),
    ));

  it('what is mandatory above stays as it is', () =>
    fc.assert(
      fc.property(lines, ownSettings, (above, last) => {
        const [before, after] = [effectiveSettings(above), effectiveSettings([...above, { team: 99, own: last }])];
        const mandatory = switchNames.filter((name) => before[name].value?.mandatory);
        expect(mandatory.map((name) => after[name])).toEqual(mandatory.map((name) => before[name]));
      }),
    ));

  it('a team that sets nothing has what the team above has, and says from where', () =>
    fc.assert(
      fc.property(lines, (above) => {
        expect(effectiveSettings([...above, { team: 99, own: noSettings }])).toEqual(effectiveSettings(above));
      }),
    ));

  it('a value comes from a team that set it', () =>
    fc.assert(
      fc.property(lines, (all) => {
        for (const [name, { value, from }] of Object.entries(effectiveSettings(all))) {
          expect(value === null).toBe(from === null);
          if (from !== null) expect(all[from]?.own[name as keyof OwnSettings]).not.toBeNull();
        }
      }),
    ));
});

const types = [
  { key: 'a', category: 'culture' },
  { key: 'b', category: 'culture' },
  { key: 'c', category: 'care' },
];

describe('types that may be given', () => {
  const at = (part: Partial<OwnSettings>) => effectiveSettings(line(part));
  test.each([
    ['without restriction', {}, ['a', 'b', 'c']],
    ['by type', { organisationTypes: ['a', 'c'] }, ['a', 'c']],
    ['by category', { categories: ['care'] }, ['c']],
    ['by both', { organisationTypes: ['a'], categories: ['care'] }, []],
    ['those of products are other ones', { productTypes: ['a'] }, ['a', 'b', 'c']],
  ])('%s', (_what, part, keys) => expect(allowedTypes(types, at(part)).map(({ key }) => key)).toEqual(keys));

  it('of products follow their own list and the categories', () =>
    expect(allowedProductTypes(types, at({ productTypes: ['a', 'c'], categories: ['care'] }))).toEqual([types[2]]));

  it('are what may be chosen from beneath, with the categories that exist', () =>
    expect(
      choicesBeneath(at({ organisationTypes: ['a', 'c'], categories: ['culture', 'gone'] }), { organisation: types, product: [] }),
    ).toEqual({
      organisationTypes: [types[0]],
      productTypes: [],
      categories: ['culture'],
    }));

  it('are all of them where the tenant has no restrictions', () =>
    expect(allowedTypes(types, withoutRestrictions(at({ organisationTypes: [], categories: [] })))).toEqual(types));
});
