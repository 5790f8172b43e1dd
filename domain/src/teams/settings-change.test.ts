import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noSettings, type OwnSettings } from './settings.ts';
import { changedSettings, readChange, tracedChange } from './settings-change.ts';

const list = fc.option(fc.uniqueArray(fc.string({ minLength: 1 }).filter((text) => !text.includes('\n'))), { nil: null });
const toggle = fc.option(fc.record({ value: fc.boolean(), mandatory: fc.boolean() }), { nil: null });
const some: fc.Arbitrary<OwnSettings> = fc.record({
  maxVerifyAge: fc.option(fc.integer({ min: 1, max: 3650 }), { nil: null }),
  organisationTypes: list,
  productTypes: list,
  categories: list,
  online: toggle,
  workflow: toggle,
  productWorkflow: toggle,
});

describe('a change of settings in the audit log', () => {
  it('reads back as it was written', () =>
    fc.assert(
      fc.property(some, some, (before, after) => {
        const changes = changedSettings(before, after);
        expect(readChange(tracedChange(changes))).toEqual(changes);
      }),
    ));

  it('tells only what differs, flat, and leaves out what is inherited', () => {
    const before = { ...noSettings, maxVerifyAge: 365, categories: ['zorg', 'sport'], organisationTypes: ['a', 'b'] };
    const after = { ...noSettings, categories: ['sport', 'zorg'], organisationTypes: ['a'], online: { value: false, mandatory: true } };
    expect(tracedChange(changedSettings(before, after))).toEqual({
      changed: 'maxVerifyAge organisationTypes online',
      'maxVerifyAge.before': 365,
      'organisationTypes.before': 'a\nb',
      'organisationTypes.after': 'a',
      'online.after': 'off mandatory',
    });
  });

  it('of nothing is nothing', () => expect(changedSettings(noSettings, { ...noSettings })).toEqual([]));
});
