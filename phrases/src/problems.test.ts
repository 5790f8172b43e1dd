import { problemCodes } from '@bronhouder/domain/problem.ts';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { problems as en } from './en/problems.ts';
import { problems as nl } from './nl/problems.ts';

const values = {
  accept: 'image/png',
  decimals: 2,
  domain: 'voorbeeld.nl',
  example: '12-AB',
  height: 600,
  maximum: 1200,
  megabytes: 2.5,
  minimum: 1,
  region: 'NL:GM1728',
  title: 'Grote zaal',
  value: 'oud',
  width: 800,
  word: 'w12',
  years: 5,
};

const written = (language: 'nl' | 'en', text: string) => new IntlMessageFormat(text, language).format(values);

test.each(problemCodes)('%s can be said in both languages', (code) => {
  for (const said of [written('nl', nl[code]), written('en', en[code])]) expect(said).toMatch(/^[^{}]+$/);
});

test('a number in a message is written as its language writes it', () => {
  expect(written('nl', nl.maximum)).toBe('Vul ten hoogste 1.200 in.');
  expect(written('en', en['file-size'])).toBe('This file is too large. It may be at most 2.5 MB.');
  expect(written('nl', nl['too-short'])).toBe('Gebruik ten minste 1 teken.');
});
