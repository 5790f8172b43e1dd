import { commonWords } from './common-passwords.ts';

/** Shortest password: by itself, and beside a second factor. */
export const shortestPassword = { alone: 15, withSecondFactor: 8 } as const;
const longestPassword = 128;

/** What is wrong with a password that somebody chooses, by code of the texts. */
export type PasswordFault = 'password.short' | 'password.long' | 'password.common' | 'password.personal';

const lookAlikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
};
const keyRows = ['qwertyuiop', 'azertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz', '01234567890'];

const reversed = (text: string): string => [...text].reverse().join('');
const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');
const asLetters = (text: string): string => lettersOf(text.replace(/[013457@$!€]/g, (sign) => lookAlikes[sign] ?? sign));

/** `abcabcabc`, `aaaaaaaa`, `12341234`: one short piece over and over. */
const isRepetition = (text: string): boolean => /^(.{1,5}?)\1+.{0,4}$/u.test(text);

/** `12345678`, `qwertyui`, `hgfedcba`: keys or letters in a row. */
const isRun = (text: string): boolean => keyRows.some((row) => `${row}${row}`.includes(text) || reversed(`${row}${row}`).includes(text));

/** One or more common words and nothing else, such as `welkomwelkom` or `zomerwachtwoord`. */
const isOfCommonWords = (text: string): boolean => {
  const reachable = [true];
  for (let end = 1; end <= text.length; end++) {
    reachable[end] = reachable.some((start, from) => start && from < end && commonWords.has(text.slice(from, end)));
  }
  return text.length > 0 && reachable[text.length] === true;
};

const isCommon = (password: string): boolean => {
  const text = password.toLowerCase();
  const [digits, signs] = [text.replace(/\D/g, ''), text.replace(/\s/g, '')];
  if (isRepetition(signs) || isRun(signs) || (digits.length === signs.length && digits.length < 15)) return true;
  return [lettersOf(text), asLetters(text), asLetters(text.replace(/[\d!@$€]+$/, ''))].some(
    (bare) => isOfCommonWords(bare) && bare.length * 3 >= signs.length,
  );
};

/** More than half of it is somebody's own name or address, which is tried second. */
const isPersonal = (password: string, about: readonly string[]): boolean => {
  const text = password.toLowerCase();
  const own = about.flatMap((word) => word.toLowerCase().split(/[^\p{L}\d]+/u)).filter((word) => word.length > 3 && text.includes(word));
  const rest = own.reduce((left, word) => left.replaceAll(word, ''), text);
  return own.length > 0 && lettersOf(rest).length < text.length / 2;
};

/**
 * Whether somebody may have this password: at least 15 characters, or 8 beside a second factor; not one that is tried first.
 * `about` holds what is known of the person: e-mail address, names. Null: it is fine.
 */
export const passwordFault = (password: string, secondFactor: boolean, about: readonly string[]): PasswordFault | null => {
  const length = [...password].length;
  if (length < (secondFactor ? shortestPassword.withSecondFactor : shortestPassword.alone)) return 'password.short';
  if (length > longestPassword) return 'password.long';
  if (isCommon(password)) return 'password.common';
  return isPersonal(password, about) ? 'password.personal' : null;
};
