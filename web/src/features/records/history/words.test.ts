import { describe, expect, it } from 'vitest';
import { compareWords, shortened } from './words.ts';

describe('words of a change', () => {
  it('marks only the words that differ', () =>
    expect(compareWords('Open tot 17.00 uur op vrijdag', 'Open tot 18.00 uur op vrijdag')).toEqual([
      { text: 'Open tot ', kind: 'same' },
      { text: '17', kind: 'removed' },
      { text: '18', kind: 'added' },
      { text: '.00 uur op vrijdag', kind: 'same' },
    ]));

  it('shows two different texts whole', () =>
    expect(compareWords('museum', 'bibliotheek')).toEqual([
      { text: 'museum', kind: 'removed' },
      { text: 'bibliotheek', kind: 'added' },
    ]));

  it('has nothing removed from an empty value', () => expect(compareWords('', 'nieuw')).toEqual([{ text: 'nieuw', kind: 'added' }]));

  it('shortens long stretches that stayed the same', () => {
    const long = 'woord '.repeat(40);
    const pieces = shortened(compareWords(`${long}oud ${long}`, `${long}nieuw ${long}`));
    expect(pieces[0]?.text.startsWith('…')).toBe(true);
    expect(pieces.at(-1)?.text.endsWith('…')).toBe(true);
    expect(pieces.filter((piece) => piece.kind !== 'same').map((piece) => piece.text)).toEqual(['oud', 'nieuw']);
  });
});
