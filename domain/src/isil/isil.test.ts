import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIsil, isilPlaceholder, tidyIsil } from './code.ts';
import { isilChanges, problemsOfIsil } from './problems.ts';

const today = '2026-11-21';
const written = { code: 'NL-0800070000', startDate: '2010-01-01', original: true, current: true };
const faults = (change: object) => problemsOfIsil({ ...written, ...change }, today).map(({ field, code }) => `${field} ${code}`);

describe('an ISIL code', () => {
  it.each([
    ['nl 0800 070 000', 'NL-0800070000'],
    [' nl–0800070000 ', 'NL-0800070000'],
    ['NL0800070000', 'NL-0800070000'],
    ['be-1234567890', 'BE-1234567890'],
    ['NL-AsdSAA', 'NL-ASDSAA'],
  ])('%s is written %s', (typed, code) => expect(tidyIsil(typed)).toBe(code));

  it('ends with ten digits', () => {
    expect(isIsil(isilPlaceholder)).toBe(true);
    for (const wrong of ['NL-080007000', 'NL-08000700001', '0800070000', 'NL-ASDSAA', 'NLD-0800070000', ''])
      expect(isIsil(tidyIsil(wrong))).toBe(false);
  });

  it('is written the same when it is written again', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(tidyIsil(tidyIsil(typed))).toBe(tidyIsil(typed));
      }),
    );
  });

  it.each<[string, object, string[]]>([
    ['as it should be', {}, []],
    ['missing', { code: ' ', startDate: '' }, ['code required', 'startDate required']],
    ['too short', { code: 'NL-12345' }, ['code isil']],
    ['current before it starts', { startDate: '2026-11-22' }, ['startDate isil-start']],
    ['announced', { startDate: '2027-01-01', current: false }, []],
  ])('%s', (_, change, problems) => expect(faults(change)).toEqual(problems));

  it('tells what changed', () => {
    expect(isilChanges(written, written)).toEqual({});
    expect(isilChanges(written, { ...written, code: 'NL-1', current: false })).toEqual({ before: written.code, current: false });
  });
});
