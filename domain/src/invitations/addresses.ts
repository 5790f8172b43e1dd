import { parseEmail } from '../fields/email.ts';

/** One address of a list as somebody typed or pasted it: the address in small letters (null: it is none), and whether it stood there before. */
export type ListedAddress = { typed: string; email: string | null; double: boolean };

const invisible = /[\u200b-\u200d\u2060\ufeff]/g;
const wrapping = /^(?:["'(]|mailto:)+|["')]+$/gi;
/** What separates people for sure. A comma may stand in a name, so it comes second. */
const betweenPeople = /[;\n\r]/;
const inAngles = /^([^<>]*)<([^<>]*)>/;

/** Quoted names may hold anything that separates elsewhere. Only what stands before an address in angles is a name. */
const withoutQuotedNames = (text: string): string => text.replace(/"[^"\n]*"(?=\s*<)/g, '');

const bare = (word: string): string => word.trim().replace(wrapping, '');

/** An address as it is written by hand: alone, or behind a name in angles. Small letters; null: it is none. */
export const readAddress = (typed: string): string | null => {
  const [, , inside] = /^([^<>]*)<([^<>]*)>$/.exec(typed.trim()) ?? [];
  return parseEmail(bare(inside ?? typed))?.toLowerCase() ?? null;
};

const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** `Bos, Femke`: a name in angles' company has at most one comma; a piece with an @ is an address, unless it repeats the one in angles. */
const beforeAngles = (text: string, inside: string): string[] => {
  const pieces = text.split(',').map((piece) => piece.trim());
  const last = pieces.findLastIndex((piece) => piece.includes('@') && readAddress(piece) !== readAddress(inside));
  const nameFrom = Math.max(last + 1, pieces.length - 2);
  return pieces.slice(0, nameFrom).flatMap(wordsOf);
};

const addressesIn = (segment: string): string[] => {
  const angled = inAngles.exec(segment);
  if (!angled) return wordsOf(segment);
  const [whole, before = '', inside = ''] = angled;
  return [...beforeAngles(before, inside), inside.trim(), ...addressesIn(segment.slice(whole.length))];
};

/**
 * The addresses in a text that was typed or pasted: separated by commas, semicolons, white space or new lines, also as
 * `Femke Bos <femke@bieb.example>`. What is no address stays in the list, so that it can be named.
 */
export const listAddresses = (text: string): ListedAddress[] => {
  const seen = new Set<string>();
  return withoutQuotedNames(text.replace(invisible, ''))
    .split(betweenPeople)
    .flatMap(addressesIn)
    .filter((typed) => bare(typed) !== '')
    .map((typed) => {
      const email = readAddress(typed);
      const double = email !== null && seen.has(email);
      if (email) seen.add(email);
      return { typed, email, double };
    });
};
