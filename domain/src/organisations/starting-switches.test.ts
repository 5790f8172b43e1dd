import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { againstMandatory } from '../teams/deviations.ts';
import { effectiveSettings, noSettings, type OwnSettings } from '../teams/settings.ts';
import { startingSwitches, switchesOfCopy } from './starting-switches.ts';

const at = (own: Partial<OwnSettings>) => effectiveSettings([{ team: { name: 'Team' }, own: { ...noSettings, ...own } }]);
const [on, off] = [
  { value: true, mandatory: false },
  { value: false, mandatory: false },
];
const mustOff = { value: false, mandatory: true };
const all = { online: true, workflow: true, productWorkflow: true };

describe('the switches of a new organisation', () => {
  test.each<[string, Partial<OwnSettings>, Parameters<typeof startingSwitches>[1], object]>([
    ['are as usual where nobody says anything', {}, {}, all],
    ['are as the team has them', { online: off, workflow: mustOff }, {}, { ...all, online: false, workflow: false }],
    ['are as wanted', { online: off }, { online: true, workflow: false }, { ...all, workflow: false }],
  ])('%s', (_what, own, wanted, expected) => expect(startingSwitches(at(own), wanted)).toEqual(expected));
});

describe('the switches of a copy', () => {
  test.each<[string, Partial<OwnSettings>, object]>([
    ['are those of the original, but not online', {}, { online: false, workflow: false, productWorkflow: true }],
    ['are online when the team says so', { online: on }, { online: true, workflow: false, productWorkflow: true }],
    ['leave a default alone that is not mandatory', { workflow: on }, { online: false, workflow: false, productWorkflow: true }],
    ['follow what is mandatory', { productWorkflow: mustOff }, { online: false, workflow: false, productWorkflow: false }],
  ])('%s', (_what, own, expected) => expect(switchesOfCopy(at(own), { ...all, workflow: false })).toEqual(expected));
});

it('both never go against what is mandatory by themselves', () => {
  const setting = fc.option(fc.record({ value: fc.boolean(), mandatory: fc.boolean() }), { nil: null });
  const own = fc.record({ online: setting, workflow: setting, productWorkflow: setting });
  const original = fc.record({ online: fc.boolean(), workflow: fc.boolean(), productWorkflow: fc.boolean() });
  fc.assert(
    fc.property(own, original, (settings, switches) => {
      const held = at(settings);
      expect(againstMandatory(startingSwitches(held), null, held)).toEqual([]);
      expect(againstMandatory(switchesOfCopy(held, switches), null, held)).toEqual([]);
    }),
  );
});
