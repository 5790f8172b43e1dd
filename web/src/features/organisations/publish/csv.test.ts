import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('quotes what separates and disarms what a spreadsheet would run', () =>
  expect(
    csvOf([
      ['Gevolg', 'Naam'],
      ['a;b "c"', '=HYPERLINK("x")'],
      [-3, 'ok'],
    ]),
  ).toBe('\uFEFF"Gevolg";"Naam"\r\n"a;b ""c""";"\'=HYPERLINK(""x"")"\r\n"\'-3";"ok"\r\n'));
