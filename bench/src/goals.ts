/** One line of the table: what was measured, what it has to be, and whether it is. */
export type Line = { what: string; reached: string; beside: string; goal: string; met: boolean | null };

const percent = (part: number, whole: number): number => Math.round((part / whole) * 100);
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** A call beside the bare limit, as a share of its rate. */
export const shareLine = (what: string, ours: { rate: number; p50: number }, bare: { rate: number; p50: number }, goal: number): Line => ({
  what,
  reached: `${Math.round(ours.rate)}/s, p50 ${ours.p50} ms`,
  beside: `${Math.round(bare.rate)}/s, p50 ${bare.p50} ms`,
  goal: `${percent(ours.rate, bare.rate)} % of bare (≥ ${goal} %)`,
  met: ours.rate / bare.rate >= goal / 100,
});

export const atMost = (what: string, reached: number, goal: number, unit: string): Line => ({
  what,
  reached: `${reached.toFixed(reached < 10 && !Number.isInteger(reached) ? 2 : 0)} ${unit}`,
  beside: '',
  goal: `≤ ${goal} ${unit}`,
  met: reached <= goal,
});

export const lasting = (what: string, milliseconds: number, goal: number | null): Line => ({
  what,
  reached: seconds(milliseconds),
  beside: '',
  goal: goal === null ? '' : `≤ ${seconds(goal)}`,
  met: goal === null ? null : milliseconds <= goal,
});

const columns = ['what', 'reached', 'beside', 'goal'] as const;
const heads = { what: '', reached: 'Bronhouder', beside: 'bare limit', goal: 'goal' };
const marks = new Map<boolean | null, string>([
  [true, 'yes'],
  [false, 'NO'],
  [null, ''],
]);

/** The lines as a table to be printed. */
export const tableOf = (lines: Line[]): string => {
  const width = (column: (typeof columns)[number]): number => Math.max(...[heads, ...lines].map((line) => line[column].length));
  const row = (line: Record<(typeof columns)[number], string>, mark: string): string =>
    [...columns.map((column) => line[column].padEnd(width(column))), mark].join('  ').trimEnd();
  return [row(heads, 'met'), ...lines.map((line) => row(line, marks.get(line.met) ?? ''))].join('\n');
};
