import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { againstMandatory, deviations, type Held, inLine, touches } from './deviations.ts';
import { effectiveSettings, noSettings, type OwnSettings } from './settings.ts';

const types = [
  { key: 'a', category: 'culture', name: { nl: 'Bibliotheek', en: 'Library' } },
  { key: 'b', category: 'care', name: { nl: 'Zorg', en: 'Care' } },
];
const at = (part: Partial<OwnSettings>) => effectiveSettings([{ team: { name: 'Kempen' }, own: { ...noSettings, ...part } }]);
const it0: Held = { types: ['a', 'b'], online: true, workflow: true, productWorkflow: false };
const codes = (part: Partial<OwnSettings>, it = it0) => deviations(it, at(part), types).map(({ values }) => Object.values(values)[0]);

const must = (value: boolean) => ({ value, mandatory: true });
const mayBe = (value: boolean) => ({ value, mandatory: false });

describe('in what an organisation is out of line', () => {
  test.each([
    ['nothing is set', {}, []],
    ['both types are allowed', { organisationTypes: ['a', 'b'] }, []],
    ['one type is not', { organisationTypes: ['a'] }, ['b']],
    ['by its category', { categories: ['care'] }, ['a']],
    ['a default that is not mandatory', { online: mayBe(false), workflow: mayBe(false) }, []],
    ['mandatory, and so it is', { online: must(true), productWorkflow: must(false) }, []],
    ['mandatory otherwise', { online: must(false), productWorkflow: must(true) }, ['online', 'productWorkflow']],
    ['both', { organisationTypes: ['b'], workflow: must(false) }, ['a', 'workflow']],
  ] as [string, Partial<OwnSettings>, string[]][])('%s', (_what, part, expected) => expect(codes(part)).toEqual(expected));

  it('is told with names, and with the team that set it', () =>
    expect(deviations(it0, at({ organisationTypes: ['b'], online: must(false) }), types)).toEqual([
      { code: 'type-not-allowed', values: { type: 'a', nameNl: 'Bibliotheek', nameEn: 'Library' } },
      { code: 'differs-from-mandatory', values: { setting: 'online', value: false, team: 'Kempen' } },
    ]));
});

describe('how a change touches an organisation', () => {
  const change = (before: Partial<OwnSettings>, after: Partial<OwnSettings>) => {
    const { reasons, already } = touches(it0, at(before), at(after), types);
    return [reasons.map(({ code }) => code), already.map(({ code }) => code)];
  };
  test.each([
    ['nothing changes', {}, {}, [], []],
    ['a type goes', {}, { organisationTypes: ['a'] }, ['type-not-allowed'], []],
    ['another type goes', { organisationTypes: ['a'] }, { organisationTypes: ['b'] }, ['type-not-allowed'], []],
    ['the other stays out', { organisationTypes: ['a'] }, { organisationTypes: [] }, ['type-not-allowed'], ['type-not-allowed']],
    ['it becomes freer', { organisationTypes: ['a'], online: must(false) }, {}, [], []],
    ['what was default becomes mandatory', { online: mayBe(false) }, { online: must(false) }, ['differs-from-mandatory'], []],
    ['mandatory as before', { online: must(false) }, { online: must(false) }, [], ['differs-from-mandatory']],
    ['mandatory as it stands', {}, { online: must(true) }, [], []],
    ['another age', { maxVerifyAge: 365 }, { maxVerifyAge: 180 }, ['max-verify-age'], []],
    ['no age any more', { maxVerifyAge: 365 }, {}, ['max-verify-age'], []],
    ['the same age', { maxVerifyAge: 365 }, { maxVerifyAge: 365, online: mayBe(true) }, [], []],
  ] as [string, Partial<OwnSettings>, Partial<OwnSettings>, string[], string[]][])('%s', (_what, before, after, reasons, already) =>
    expect(change(before, after)).toEqual([reasons, already]),
  );
});

const held = fc.record({ online: fc.boolean(), workflow: fc.boolean(), productWorkflow: fc.boolean() });
const setting = fc.option(fc.record({ value: fc.boolean(), mandatory: fc.boolean() }), { nil: null });
const some = fc.record({ online: setting, workflow: setting, productWorkflow: setting });

describe('bringing into line', () => {
  it('leaves no switch out of line, and changes nothing that is not mandatory', () =>
    fc.assert(
      fc.property(held, some, (switches, part) => {
        const settings = at(part);
        const after = inLine(switches, settings);
        expect(deviations({ ...after, types: [] }, settings, types)).toEqual([]);
        for (const name of ['online', 'workflow', 'productWorkflow'] as const)
          if (!part[name]?.mandatory) expect(after[name]).toBe(switches[name]);
        expect(againstMandatory(after, switches, settings)).toEqual([]);
      }),
    ));

  it('is refused the other way round, unless it stood so already', () => {
    const settings = at({ online: must(true) });
    const wanted = { online: false, workflow: false, productWorkflow: false };
    const no = [{ code: 'settings.mandatory', values: { setting: 'online', team: 'Kempen' } }];
    expect(againstMandatory(wanted, { ...wanted, online: true }, settings)).toEqual(no);
    expect(againstMandatory(wanted, null, settings)).toEqual(no);
    expect(againstMandatory(wanted, wanted, settings)).toEqual([]);
  });
});
