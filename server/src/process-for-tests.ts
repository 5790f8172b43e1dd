import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a process said and how it ended. */
export type Ended = { code: number | null; errors: string[]; output: string };
export type ServerProcess = {
  child: ChildProcess;
  /** Where it answers; rejects when it ends before it does. */
  address: Promise<string>;
  ended: Promise<Ended>;
};

/** A data directory that the account of the embedded database can enter, and how it goes away. */
export const dataFolder = (): { folder: string; remove(): void } => {
  const folder = mkdtempSync(join(tmpdir(), 'bronhouder-process-'));
  chmodSync(folder, 0o755);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** Starts the server as `npm run serve` does, on any free port unless one is given. */
export const startServer = (environment: Record<string, string>): ServerProcess => {
  const { DATABASE_URL: _tests, ...inherited } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...inherited, DEMO: '0', PORT: '0', LOG_LEVEL: 'silent', NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.stderr += text;
  });
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said.stdout += text;
      const found = /^Bronhouder: (\S+)$/m.exec(said.stdout)?.[1];
      if (found) resolve(found);
    });
    child.once('close', () => reject(new Error(`ended before it answered: ${said.stderr}`)));
  });
  address.catch(() => {});
  const ended = once(child, 'close').then(([code]) => ({
    code: code as number | null,
    errors: said.stderr.split('\n').filter(Boolean),
    output: said.stdout,
  }));
  return { child, address, ended };
};
