import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('quotes what separates, keeps numbers, and ends every line as RFC 4180 says', () =>
  expect(
    csvOf(
      [
        ['Gevolg', 'Naam'],
        ['a;b "c"', 'eerste\ntweede'],
        [-3, null],
        [undefined, 'ok'],
      ],
      'nl',
    ),
  ).toBe('\uFEFF"Gevolg";"Naam"\r\n"a;b ""c""";"eerste\ntweede"\r\n-3;""\r\n"";"ok"\r\n'));

it('parts cells as spreadsheets of the language do', () => expect(csvOf([['a', 'b']], 'en')).toBe('\uFEFF"a","b"\r\n'));

it.each(['=1+1', '+31 6', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '＝1', '＋1', '－1', '＠1'])('disarms %j', (text) =>
  expect(csvOf([[text]], 'en')).toBe(`\uFEFF"'${text}"\r\n`),
);

it.each(['a=1', '1-2', 'naam@voorbeeld.example', "'t Hof"])('leaves %j alone', (text) =>
  expect(csvOf([[text]], 'en')).toBe(`\uFEFF"${text}"\r\n`),
);
