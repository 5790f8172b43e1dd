import type { Key } from '../../instant.ts';
import type { Outcome } from '../../outcome.ts';
import type { Day, Span, Timing } from '../item.ts';

/** Which times an act is about: only the one that is named, it and the following, or all. */
export type Which = 'this' | 'following' | 'all';

/**
 * What an act makes of a timing. `split`: what takes place from that time on, as an item of its own. `location`: where that one (without a
 * split: the item itself) takes place from now on, if it changes. `lost`: the days of exceptions that the new pattern does not have any more.
 */
export type Acted = { timing: Timing; split?: Timing; location: Key | null; lost: Day[] };

export type Act = Outcome<Acted>;

export type Move = { at: string; which: Which; span: Span; location: Key | null; reason: string };
export type Cancellation = { at: string; which: 'this' | 'following'; reason: string };
