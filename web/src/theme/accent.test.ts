import { describe, expect, it } from 'vitest';
import { accentTokens, contrast } from './accent.ts';

const colours = ['#0b5c7a', '#ffe500', '#ffffff', '#000000', '#c2185b', '#7fff00', '#123456', '#808080'];

describe('accent of a tenant', () => {
  it('counts contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 1);
  });

  it.each(colours)('keeps text readable in light for %s', (colour) => {
    const tokens = accentTokens(colour, 'light');
    expect(contrast(tokens['--accent'], '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens['--accent-text'], '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens['--accent-text'], tokens['--accent-weak'])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(colours)('keeps text readable in dark for %s', (colour) => {
    const tokens = accentTokens(colour, 'dark');
    expect(contrast(tokens['--accent-text'], '#191f25')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens['--accent-text'], tokens['--accent-weak'])).toBeGreaterThanOrEqual(4.5);
  });

  it('leaves a readable colour as it is', () => expect(accentTokens('#0b5c7a', 'light')['--accent']).toBe('#0b5c7a'));

  it('falls back for what is no colour', () => expect(accentTokens('red;}', 'light')).toEqual(accentTokens('#0b5c7a', 'light')));
});
