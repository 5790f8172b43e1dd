import { diffWordsWithSpace } from 'diff';

/** A piece of a text that was changed: the same before and after, or only in one of them. */
export type Piece = { text: string; kind: 'same' | 'removed' | 'added' };

const kindOf = ({ added, removed }: { added: boolean; removed: boolean }): Piece['kind'] => {
  if (added) return 'added';
  return removed ? 'removed' : 'same';
};

/** Texts with less in common than this are shown whole, before and after: marked words would be a puzzle. */
const enoughInCommon = 0.35;

/** What of a text was removed, added or stayed, by words. */
export const compareWords = (before: string, after: string): Piece[] => {
  const pieces = diffWordsWithSpace(before, after).map((part) => ({ text: part.value, kind: kindOf(part) }));
  const same = pieces.filter((piece) => piece.kind === 'same').reduce((sum, piece) => sum + piece.text.trim().length, 0);
  if (same >= enoughInCommon * Math.max(before.length, after.length)) return pieces;
  return [...(before ? [{ text: before, kind: 'removed' as const }] : []), ...(after ? [{ text: after, kind: 'added' as const }] : [])];
};

const longestMarked = 90;

/** The pieces with long stretches shortened, those that stayed the same to their edges: for a line in a list. */
export const shortened = (pieces: Piece[], edge = 24): Piece[] =>
  pieces.map((piece, index) => {
    if (piece.kind !== 'same')
      return piece.text.length > longestMarked ? { ...piece, text: `${piece.text.slice(0, longestMarked).trimEnd()}…` } : piece;
    if (piece.text.length <= 2 * edge) return piece;
    const start = index === 0 ? '' : piece.text.slice(0, edge);
    const end = index === pieces.length - 1 ? '' : piece.text.slice(-edge);
    return { ...piece, text: `${start}…${end}` };
  });
