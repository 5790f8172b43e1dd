import { expect, test } from 'vitest';
import { longestTitle, titleOf, titleProblems } from './title.ts';

test.each<[string, unknown, string]>([
  ['as it is', 'Taalcafé', 'Taalcafé'],
  ['without spaces that nobody sees', '  De \t  Bron\u00a0 ', 'De Bron'],
  ['nothing', undefined, ''],
  ['what is no text', 3, ''],
])('is read: %s', (_what, title, read) => expect(titleOf({ title } as never)).toBe(read));

test('is needed of something new, and never longer than lists can bear', () => {
  const codes = (title: string, needed?: boolean) => titleProblems({ title }, needed).map(({ field, code }) => `${field} ${code}`);
  expect(codes(' ')).toEqual(['title required']);
  expect(codes(' ', false)).toEqual([]);
  expect(codes('😀'.repeat(longestTitle))).toEqual([]);
  expect(codes('x'.repeat(longestTitle + 1))).toEqual(['title too-long']);
  expect(codes('x'.repeat(longestTitle + 1), false)).toEqual(['title too-long']);
});
