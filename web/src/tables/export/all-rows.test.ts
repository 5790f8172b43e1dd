import { describe, expect, it } from 'vitest';
import { allRows, type FetchPage } from './all-rows.ts';

const listOf =
  (count: number): FetchPage<number> =>
  async (page, size) => ({
    rows: Array.from({ length: count }, (_, index) => index).slice((page - 1) * size, page * size),
    total: count,
  });

const fetchAll = async (fetchPage: FetchPage<number>, signal = new AbortController().signal) => {
  const told: [number, number][] = [];
  const rows = await allRows(fetchPage, { rowKey: String, onProgress: (...now) => told.push(now), signal });
  return { rows, told };
};

describe('all rows of a list', () => {
  it.each([0, 1, 99, 100, 101, 250])('are %i when there are as many', async (count) => {
    const { rows, told } = await fetchAll(listOf(count));
    expect(rows).toEqual(Array.from({ length: count }, (_, index) => index));
    expect(told.at(-1)).toEqual([count, count]);
  });

  it('tells how far it is with every page', async () => {
    expect((await fetchAll(listOf(250))).told).toEqual([
      [100, 250],
      [200, 250],
      [250, 250],
    ]);
  });

  it('names a row once that moved to another page meanwhile', async () => {
    const moved: FetchPage<number> = async (page) => ({
      rows: Array.from({ length: 100 }, (_, index) => index + (page === 1 ? 0 : 99)),
      total: 200,
    });
    const { rows } = await fetchAll(moved);
    expect(rows).toHaveLength(199);
    expect(new Set(rows).size).toBe(199);
  });

  it('ends when rows went away meanwhile', async () => {
    const shrinking: FetchPage<number> = async (page) => ({ rows: page === 1 ? Array.from({ length: 100 }, (_, i) => i) : [], total: 200 });
    expect((await fetchAll(shrinking)).rows).toHaveLength(100);
  });

  it('stops when it is stopped', async () => {
    const controller = new AbortController();
    const asked: number[] = [];
    const stopping: FetchPage<number> = async (page, size) => {
      asked.push(page);
      if (page === 2) controller.abort();
      return listOf(1000)(page, size);
    };
    await expect(fetchAll(stopping, controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect(asked).toEqual([1, 2]);
  });

  it('passes a refusal on', async () => {
    await expect(fetchAll(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
