import { describe, expect, it } from 'vitest';
import { type Column, seenColumns, switchedColumn } from './column.ts';

const cell = () => null;
const columns: Column<object>[] = [
  { id: 'title', header: 'Naam', cell, fixed: true },
  { id: 'team', header: 'Team', cell },
  { id: 'city', header: 'Plaats', cell, hidden: true },
];

describe('choice of columns', () => {
  it('shows what is not hidden', () => expect(seenColumns(columns, undefined)).toEqual({ title: true, team: true, city: false }));
  it('never hides what the row is', () => expect(seenColumns(columns, [])).toEqual({ title: true, team: false, city: false }));
  it('adds and removes', () => {
    expect(switchedColumn(columns, undefined, 'city')).toEqual(['team', 'city']);
    expect(switchedColumn(columns, ['team', 'city'], 'team')).toEqual(['city']);
  });
  it('is nothing to remember when it is the usual choice', () => expect(switchedColumn(columns, ['team', 'city'], 'city')).toBeUndefined());
});
