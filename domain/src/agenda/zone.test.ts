import { describe, expect, test } from 'vitest';
import { shownInstead, toInstant, wallAt, withOffset } from './zone.ts';

describe('10:00 stays 10:00', () => {
  test.each([
    ['2026-03-28T10:00', 'Europe/Amsterdam', '2026-03-28T10:00:00+01:00', '2026-03-28T09:00:00.000Z'],
    ['2026-03-29T10:00', 'Europe/Amsterdam', '2026-03-29T10:00:00+02:00', '2026-03-29T08:00:00.000Z'],
    ['2026-10-25T10:00', 'Europe/Amsterdam', '2026-10-25T10:00:00+01:00', '2026-10-25T09:00:00.000Z'],
    // The hour that the clock skips: the offset before it
    ['2026-03-29T01:59', 'Europe/Amsterdam', '2026-03-29T01:59:00+01:00', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T02:00', 'Europe/Amsterdam', '2026-03-29T02:00:00+01:00', '2026-03-29T01:00:00.000Z'],
    ['2026-03-29T02:30', 'Europe/Amsterdam', '2026-03-29T02:30:00+01:00', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29T03:00', 'Europe/Amsterdam', '2026-03-29T03:00:00+02:00', '2026-03-29T01:00:00.000Z'],
    // The hour that it has twice: the first
    ['2026-10-25T02:00', 'Europe/Amsterdam', '2026-10-25T02:00:00+02:00', '2026-10-25T00:00:00.000Z'],
    ['2026-10-25T02:59', 'Europe/Amsterdam', '2026-10-25T02:59:00+02:00', '2026-10-25T00:59:00.000Z'],
    ['2026-10-25T03:00', 'Europe/Amsterdam', '2026-10-25T03:00:00+01:00', '2026-10-25T02:00:00.000Z'],
    ['2026-12-31T23:59', 'Europe/Amsterdam', '2026-12-31T23:59:00+01:00', '2026-12-31T22:59:00.000Z'],
    ['2026-07-01T12:00', 'Asia/Kolkata', '2026-07-01T12:00:00+05:30', '2026-07-01T06:30:00.000Z'],
    ['2026-01-01T00:00', 'America/Paramaribo', '2026-01-01T00:00:00-03:00', '2026-01-01T03:00:00.000Z'],
    // Half an hour, south of the equator
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-04T02:15:00+10:30', '2026-10-03T15:45:00.000Z'],
    ['2026-07-01T12:00', 'UTC', '2026-07-01T12:00:00+00:00', '2026-07-01T12:00:00.000Z'],
  ])('%s in %s is %s', (wall, zone, written, instant) => {
    expect(withOffset(wall, zone)).toBe(written);
    expect(toInstant(wall, zone)).toEqual({ instant, offset: written.slice(-6) });
    expect(new Date(written).toISOString()).toBe(instant);
  });
});

test('what the clock shows instead of an hour that it skips', () => {
  expect(shownInstead('2026-03-29T02:30', 'Europe/Amsterdam')).toBe('2026-03-29T03:30');
  expect(shownInstead('2026-03-29T03:00', 'Europe/Amsterdam')).toBeNull();
  expect(shownInstead('2026-10-25T02:30', 'Europe/Amsterdam')).toBeNull();
});

test('the clock at an instant', () => {
  expect(wallAt('2026-10-25T01:30:00.000Z', 'Europe/Amsterdam')).toBe('2026-10-25T02:30');
});

test('a time of before clocks were the same everywhere has an offset that can be read, to the minute', () => {
  expect(withOffset('1920-01-01T10:00', 'America/Paramaribo')).toMatch(/^1920-01-01T10:00:00[+-]\d{2}:\d{2}$/);
  expect(withOffset('1000-01-01T10:00', 'Europe/Amsterdam')).toMatch(/^1000-01-01T10:00:00[+-]\d{2}:\d{2}$/);
});
