import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** How many things held and how many did not. */
export type Tally = { passed: number; failed: number };

/** One program whose end says whether something holds. */
export type Step = {
  name: string;
  words: string[];
  environment?: Record<string, string>;
  /** Shows its output while it runs; otherwise only when it fails. */
  live?: boolean;
  /** Reads the number of tests from the report; `REPORT` in words and environment is its path. Without it a step counts as one. */
  count?: (report: string) => Tally;
};

export const root = resolve(import.meta.dirname, '..');

type Ended = { code: number; output: string };

const execute = ({ words, environment = {}, live }: Step, report: string): Promise<Ended> =>
  new Promise((done) => {
    const filled = (text: string): string => text.replace('REPORT', report);
    const added = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value)]));
    const child = spawn(process.execPath, words.map(filled), {
      cwd: root,
      env: { ...process.env, ...added },
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    });
    const parts: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => parts.push(text));
    child.on('error', (fault) => done({ code: 1, output: fault.message }));
    child.on('close', (code) => done({ code: code ?? 1, output: parts.join('') }));
  });

const tallyOf = (step: Step, code: number, report: string): Tally => {
  const whole = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!step.count) return whole;
  try {
    const counted = step.count(readFileSync(report, 'utf8'));
    // A run can fail without a failing test: a file that does not load, a set-up that breaks.
    return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const runStep = async (step: Step): Promise<Tally> => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const started = Date.now();
  try {
    const report = join(folder, 'report.json');
    const { code, output } = await execute(step, report);
    const tally = tallyOf(step, code, report);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${tally.failed ? '✗' : '✓'} ${step.name} (${seconds} s)`);
    if (tally.failed && !step.live) console.log(output);
    return tally;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The sum of several tallies. */
export const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

/** Runs the steps, so many at a time, in the order given; tells each name, its time, and the output of those that fail. */
export const runSteps = async (steps: Step[], atOnce = 1): Promise<Tally> => {
  const waiting = [...steps];
  const tallies: Tally[] = [];
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) tallies.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return sum(tallies);
};
