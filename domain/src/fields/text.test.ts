import { describe, expect, test } from 'vitest';
import { kept, said, sampleFields } from './for-tests.ts';

const { text, longText } = sampleFields;

describe('one line of text', () => {
  test.each([
    ['  De Kempen ', 'De Kempen'],
    ['Cafe\u0301', 'Café'],
    ['\u00a0 Bladel\u00a0', 'Bladel'],
    ['   ', undefined],
    ['', undefined],
  ])('%j is kept as %j', (typed, expected) => expect(kept(text, typed)).toBe(expected));

  test.each([
    ['3 < 5 en <3', []],
    ['a & b; 10 > 9', []],
    ['<b>vet</b>', ['html']],
    ['</p>', ['html']],
    ['<!-- weg -->', ['html']],
    ['<img\nsrc=x>', ['html', 'control-codes']],
    ['twee\nregels', ['control-codes']],
    ['nul\u0000teken', ['control-codes']],
    ['omge\u202edraaid', ['control-codes']],
    ['😀'.repeat(20), []],
    ['😀'.repeat(21), ['too-long']],
    [' ab ', ['too-short']],
  ])('%j: %j', (typed, expected) => expect(said({ ...text, minLength: 3, maxLength: 20 }, typed)).toEqual(expected));

  test('must match the pattern of the field as a whole', () => {
    const field = { ...text, pattern: { source: 'NL-\\d{10}', example: 'NL-1234567890' } };
    expect(said(field, ' NL-0123456789 ')).toEqual([]);
    expect(said(field, 'x NL-0123456789')).toEqual(['pattern']);
    expect(said({ ...field, maxLength: 500 }, 'x'.repeat(201))).toEqual(['too-long']);
  });
});

describe('text of several lines', () => {
  test('every line ends the same way', () => expect(kept(longText, ' een\r\ntwee\rdrie\n')).toBe('een\ntwee\ndrie'));

  test.each([
    ['een\n\ttwee', []],
    ['een\u0007', ['control-codes']],
    ['<script>alert(1)</script>', ['html']],
  ])('%j: %j', (typed, expected) => expect(said(longText, typed)).toEqual(expected));
});
