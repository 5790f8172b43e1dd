import { describe, expect, test } from 'vitest';
import type { Country } from './definition.ts';
import { kept, said, sampleFields } from './for-tests.ts';

const { url, email, phone } = sampleFields;

describe('the address of a website', () => {
  test.each([
    ['www.bladel.nl', 'https://www.bladel.nl'],
    [' HTTPS://WWW.Bladel.NL/ ', 'https://www.bladel.nl'],
    ['http://bladel.nl/Contact?a=1#b', 'http://bladel.nl/Contact?a=1#b'],
    ['bladel.nl:8443/x', 'https://bladel.nl:8443/x'],
    ['https://bücher.de', 'https://xn--bcher-kva.de'],
  ])('%j is kept as %j', (typed, expected) => {
    expect(kept(url, typed)).toBe(expected);
    expect(said(url, typed)).toEqual([]);
  });

  test.each([
    'bladel',
    'http://localhost/',
    'http://127.0.0.1',
    'http://[::1]/',
    'http://2130706433/',
    'http://0x7f.1/',
    'ftp://bladel.nl',
    'javascript:alert(1)',
    'mailto:info@bladel.nl',
    'data:text/plain,x',
    'https://jan:geheim@bladel.nl',
    'https://bladel.nl@kwaad.nl',
    'https://https://bladel.nl',
    'www.bladel .nl',
    `https://bladel.nl/${'x'.repeat(2100)}`,
    'https://',
  ])('%j is none and stays as it was typed', (typed) => {
    expect(kept(url, typed)).toBe(typed);
    expect(said(url, typed)).toEqual(['url']);
  });

  test('says what is wrong with its characters', () => expect(said(url, 'https://x.nl/<b>')).toEqual(['html']));
});

describe('an e-mail address', () => {
  test.each([
    [' Info@Bladel.NL ', 'Info@bladel.nl'],
    ["o'neil+nieuws@sub.bladel.nl", "o'neil+nieuws@sub.bladel.nl"],
    ['info@café.be', 'info@café.be'],
  ])('%j is kept as %j', (typed, expected) => {
    expect(kept(email, typed)).toBe(expected);
    expect(said(email, typed)).toEqual([]);
  });

  test.each([
    'info',
    'info@',
    '@bladel.nl',
    'info@bladel',
    'a@b@bladel.nl',
    'in fo@bladel.nl',
    'info@bladel..nl',
    '.info@bladel.nl',
    'in..fo@bladel.nl',
    'info@-bladel.nl',
    'info@bladel.nl, jan@bladel.nl',
    'Info <info@bladel.nl>',
    `${'x'.repeat(65)}@bladel.nl`,
    'info@127.0.0.1',
  ])('%j is none', (typed) => expect(said(email, typed)).toEqual(['email']));
});

describe('a telephone number', () => {
  test.each<[string, Country, string]>([
    ['0497 - 36 12 34', 'NL', '+31497361234'],
    ['06-12345678', 'NL', '+31612345678'],
    ['0031 6 12345678', 'NL', '+31612345678'],
    ['+31 (0)13 543 54 35', 'NL', '+31135435435'],
    ['0800 1234', 'NL', '+318001234'],
    ['14 0497', 'NL', '+31140497'],
    ['02 555 12 12', 'BE', '+3225551212'],
    ['030 123456', 'DE', '+4930123456'],
    ['+32 2 555 12 12', 'NL', '+3225551212'],
  ])('%j in %s is kept as %j', (typed, country, expected) => {
    expect(kept({ ...phone, country }, typed)).toBe(expected);
    expect(said({ ...phone, country }, typed)).toEqual([]);
  });

  test.each([
    ['12', 'phone-short'],
    ['0497 3', 'phone-short'],
    ['112', 'phone-short'],
    ['06 1234567', 'phone-format'],
    ['06 123456789', 'phone-format'],
    ['bel 06 12345678', 'phone-format'],
    ['06 12345678 / 06 87654321', 'phone-format'],
    ['geen', 'phone-format'],
    ['+999 123456789', 'phone-format'],
  ])('%j: %s', (typed, code) => expect(said(phone, typed)).toEqual([code]));
});
