// The server, started anew at every change, behind Vite's development server, which shows a change of a page at once.
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';

const root = resolve(import.meta.dirname, '..');
const port = Number(process.env.PORT ?? 8080);
const behind = port + 1;
const address = `http://localhost:${port}`;
const origins = [address, ...(process.env.ORIGINS ?? '').split(',')].filter(Boolean).join(',');

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
  cwd: root,
  // People reach it at Vite's address, and from there it is called.
  env: { PUBLIC_URL: address, ...process.env, ORIGINS: origins, PORT: String(behind) },
  stdio: ['ignore', 'inherit', 'inherit'],
  detached: true,
});

// web/vite.config.ts passes on to this address what is the server's.
process.env.BACKEND_URL = `http://localhost:${behind}`;
const pages = await createServer({ configFile: join(root, 'web/vite.config.ts'), server: { port, strictPort: true } });

let stopping = false;
const stop = async (code: number): Promise<void> => {
  if (stopping) return;
  stopping = true;
  server.kill('SIGTERM');
  if (server.exitCode === null) await new Promise((ended) => server.once('exit', ended));
  await pages.close();
  process.exit(code);
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
server.once('exit', (code) => void stop(code ?? 1));

try {
  await pages.listen();
  pages.printUrls();
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  await stop(1);
}
