import { describe, expect, it } from 'vitest';
import { pageOf } from './page-of.ts';

const agenda = '/organisation/$organisation/agenda/{-$item}/{-$start}';
const at = (pathname: string, params: Record<string, string> = {}) => pageOf({ fullPath: agenda, pathname, params });

describe('the page of an address', () => {
  it('is the same whatever stands open in it', () => {
    const page = '/organisation/1/agenda';
    expect(at('/organisation/1/agenda')).toBe(page);
    expect(at('/organisation/1/agenda/')).toBe(page);
    expect(at('/organisation/1/agenda/new', { item: 'new' })).toBe(page);
    expect(at('/organisation/1/agenda/2/2029-05-17', { item: '2', start: '2029-05-17' })).toBe(page);
  });

  it('is another for another record', () => {
    expect(at('/organisation/2/agenda')).not.toBe(at('/organisation/1/agenda'));
    const edit = { fullPath: '/organisation/$organisation/edit', pathname: '/organisation/1/edit', params: { organisation: '1' } };
    expect(pageOf(edit)).toBe('/organisation/1/edit');
  });
});
