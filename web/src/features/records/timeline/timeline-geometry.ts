import type { Instant } from '@bronhouder/domain/instant.ts';
import type { Stretch } from '@bronhouder/domain/publication/facts.ts';

export type Bar = { left: number; right: number; revision: number; shade: 'now' | 'past' | 'future'; open: boolean };
/** A moment on the line; `row` keeps neighbouring labels apart. */
export type Mark = { x: number; at: Instant; kind: 'from' | 'till'; revision: number; row: number; edge: Edge; shade: Bar['shade'] };
/** On which side of its moment a label stands, so that it stays inside the drawing. */
export type Edge = 'start' | 'middle' | 'end';
export type Drawing = { bars: Bar[]; marks: Mark[]; now: number };

type PhasedStretch = Stretch & { phase: Bar['shade'] };

const day = 86_400_000;
/** Share of the width that stays free at both ends. */
const margin = 0.06;
/** The share of the width that a label may take. */
const labelWidth = 0.26;
const nearEdge = 0.18;

/** A day and ten years must both fit: the logarithm of the days, and never so little that two moments coincide. */
const weight = (from: Instant, till: Instant): number => 1.5 + Math.log1p((Date.parse(till) - Date.parse(from)) / day);

/** Where each moment stands, from 0 to 1, in order of time. */
const positions = (moments: Instant[], openEnd: boolean): Map<Instant, number> => {
  const ordered = [...new Set(moments)].sort();
  const weights = ordered.map((moment, index) => (index === 0 ? 0 : weight(ordered[index - 1] ?? moment, moment)));
  const total = weights.reduce((sum, part) => sum + part, 0) + (openEnd ? 2.5 : 0);
  if (total === 0) return new Map(ordered.map((moment) => [moment, 0.5]));
  let passed = 0;
  return new Map(
    ordered.map((moment, index) => {
      passed += weights[index] ?? 0;
      return [moment, margin + (passed / total) * (1 - 2 * margin)];
    }),
  );
};

const marksOf = ({ revision, from, till, phase }: PhasedStretch, next: PhasedStretch | undefined) => [
  { at: from, kind: 'from' as const, revision, shade: phase },
  ...(till !== null && till !== next?.from ? [{ at: till, kind: 'till' as const, revision, shade: phase }] : []),
];

/** Where the label of a moment stands. */
export const edgeOf = (x: number): Edge => {
  if (x < nearEdge) return 'start';
  return x > 1 - nearEdge ? 'end' : 'middle';
};

const extents = { start: [0, 1], middle: [-0.5, 0.5], end: [-1, 0] } as const;
const extentOf = (x: number) => extents[edgeOf(x)].map((part) => x + part * labelWidth) as [number, number];

/** Each label on the first row where it touches no other. */
const withRows = (marks: Omit<Mark, 'row' | 'edge'>[]): Mark[] => {
  const taken: number[] = [];
  return marks.map((mark) => {
    const [left, right] = extentOf(mark.x);
    const free = taken.findIndex((end) => end <= left);
    const row = free === -1 ? taken.length : free;
    taken[row] = right;
    return { ...mark, row, edge: edgeOf(mark.x) };
  });
};

/** The drawing of stretches of publication around now, in shares of the width. Distances grow with time, but not in proportion. */
export const drawTimeline = (stretches: PhasedStretch[], now: Instant): Drawing => {
  const moments = stretches.flatMap(({ from, till }) => (till === null ? [from] : [from, till]));
  const open = stretches.at(-1)?.till === null;
  const x = positions([...moments, now], open);
  const at = (moment: Instant) => x.get(moment) ?? 0.5;
  return {
    now: at(now),
    bars: stretches.map(({ revision, from, till, phase }) => ({
      left: at(from),
      right: till === null ? 1 : at(till),
      revision,
      shade: phase,
      open: till === null,
    })),
    marks: withRows(
      stretches.flatMap((stretch, index) => marksOf(stretch, stretches[index + 1])).map((mark) => ({ ...mark, x: at(mark.at) })),
    ),
  };
};
