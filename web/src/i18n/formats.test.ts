import { describe, expect, it } from 'vitest';
import { dateText, dateTimeText, momentText, numberText, relativeText, timeText } from './formats.ts';

const zone = 'Europe/Amsterdam';

describe('formats of point 9', () => {
  it('shows the wall clock of the zone, on both sides of the clock change', () => {
    expect(dateTimeText('2026-01-15T22:30:00.000Z', zone)).toBe('15-01-2026 23:30');
    expect(dateTimeText('2026-07-15T22:30:00.000Z', zone)).toBe('16-07-2026 00:30');
    expect(timeText('2026-10-25T01:30:00.000Z', zone)).toBe('02:30');
  });
  it('leaves a date without a time on its day, whatever the zone', () =>
    expect(dateText('2026-03-01', 'America/New_York')).toBe('01-03-2026'));
  it('says of a day only the day, of midnight too, and of any other instant the time', () =>
    expect(['2026-12-12', '2026-12-11T23:00:00.000Z', '2026-12-12T08:30:00.000Z', 'morgen'].map((text) => momentText(text, zone))).toEqual([
      '12-12-2026',
      '12-12-2026',
      '12-12-2026 09:30',
      'morgen',
    ]));
  it('shows what is no moment as it is', () =>
    expect([dateText('morgen', zone), dateTimeText('', zone), timeText('x', zone)]).toEqual(['morgen', '', 'x']));
  it.each([
    ['2026-03-02T12:00:00Z', 'gisteren'],
    ['2026-03-24T12:00:00Z', 'over 3 weken'],
    ['2026-03-03T11:59:40Z', 'nu'],
    ['2024-03-01T12:00:00Z', '2 jaar geleden'],
  ])('says %s as %s', (instant, words) => expect(relativeText(instant, Date.parse('2026-03-03T12:00:00Z'), 'nl')).toBe(words));
  it('groups numbers as the language does', () => expect([numberText(12345, 'nl'), numberText(12345, 'en')]).toEqual(['12.345', '12,345']));
});
