import { describe, expect, it, test } from 'vitest';
import { effectiveSettings, noSettings, type OwnSettings } from './settings.ts';
import { settingsProblems } from './settings-problems.ts';

const own = (part: Partial<OwnSettings>): OwnSettings => ({ ...noSettings, ...part });
const choices = { organisationTypes: [{ key: 'a' }, { key: 'b' }], productTypes: [{ key: 'p' }], categories: ['culture'] };
const above = effectiveSettings([{ team: { name: 'Streekdata' }, own: own({ workflow: { value: true, mandatory: true } }) }]);
const check = (wanted: Partial<OwnSettings>, had: Partial<OwnSettings> = {}) =>
  settingsProblems({ own: own(wanted), current: own(had), inherited: above, choices });

describe('what is wrong with settings', () => {
  test.each([
    [{}, []],
    [{ maxVerifyAge: 1 }, []],
    [{ maxVerifyAge: 3650 }, []],
    [{ maxVerifyAge: 0 }, [{ field: 'maxVerifyAge', code: 'minimum', values: { minimum: 1 } }]],
    [{ maxVerifyAge: 3651 }, [{ field: 'maxVerifyAge', code: 'maximum', values: { maximum: 3650 } }]],
    [{ maxVerifyAge: 1.5 }, [{ field: 'maxVerifyAge', code: 'decimals', values: { decimals: 0 } }]],
    [{ organisationTypes: ['b', 'a'] }, []],
    [{ organisationTypes: ['a', 'z'] }, [{ field: 'organisationTypes.1', code: 'select-unknown', values: { value: 'z' } }]],
    [{ organisationTypes: [] }, [{ field: 'organisationTypes', code: 'select-at-least', values: { minimum: 1 } }]],
    [{ categories: [] }, [{ field: 'categories', code: 'select-at-least', values: { minimum: 1 } }]],
    [{ categories: ['care'] }, [{ field: 'categories.0', code: 'select-unknown', values: { value: 'care' } }]],
    [{ productTypes: [] }, []],
    [{ productTypes: ['a'] }, [{ field: 'productTypes.0', code: 'select-unknown', values: { value: 'a' } }]],
    [{ online: { value: false, mandatory: true } }, []],
  ] as [Partial<OwnSettings>, object[]][])('%j', (wanted, problems) => expect(check(wanted)).toEqual({ problems, reasons: [] }));

  it('names the team that made a setting mandatory, whatever it would be set to', () => {
    for (const value of [true, false])
      expect(check({ workflow: { value, mandatory: false } }).reasons).toEqual([
        { code: 'settings.mandatory', values: { setting: 'workflow', team: 'Streekdata' } },
      ]);
  });

  it('leaves alone what was set before and did not change', () => {
    const had = { organisationTypes: ['z', 'a'], workflow: { value: false, mandatory: false }, categories: [] };
    expect(check({ ...had, organisationTypes: ['a', 'z'] }, had)).toEqual({ problems: [], reasons: [] });
    expect(check({ ...had, organisationTypes: ['z', 'y'] }, had).problems).toEqual([
      { field: 'organisationTypes.1', code: 'select-unknown', values: { value: 'y' } },
    ]);
  });
});
