import { describe, expect, it } from 'vitest';
import { type Opened, readOpened, withOpened } from './recent.ts';

const opened = (key: string, title = key): Opened => ({ type: 'organisation', key, title });

describe('recently opened', () => {
  it('has the newest first, each once, with its newest title', () =>
    expect(withOpened([opened('a', 'old'), opened('b')], opened('a', 'new'))).toEqual([opened('a', 'new'), opened('b')]));
  it('keeps a team and an organisation with one key apart', () =>
    expect(withOpened([opened('a')], { ...opened('a'), type: 'team' })).toHaveLength(2));
  it('keeps eight', () =>
    expect(
      withOpened(
        [...'abcdefgh'].map((key) => opened(key)),
        opened('i'),
      )
        .map(({ key }) => key)
        .join(''),
    ).toBe('iabcdefg'));
  it('reads only what it wrote', () => {
    expect(readOpened(JSON.stringify([opened('a'), { type: 'x', key: 'b', title: 'c' }, null, 3]))).toEqual([opened('a')]);
    expect([readOpened('{'), readOpened('{}'), readOpened(null)]).toEqual([[], [], []]);
  });
});
