import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { ownerName } from './embedded-data.ts';
import type { ServerUser } from './embedded-user.ts';

/**
 * The server's life hangs on the pipe that is this shell's stdin: however our process ends, the pipe closes, `cat` ends and the server is
 * asked to stop. `$1` is the socket's directory, the rest is the command. The signals of a terminal are ours to handle, not the server's.
 */
const guardian = `
sockets=$1; shift
exec 3<&0
"$@" 3<&- </dev/null & server=$!
( trap "" INT TERM HUP; cat <&3 >/dev/null; kill -INT $server ) 2>/dev/null & watch=$!
exec 3<&-
trap "" INT TERM HUP
wait $server; code=$?
kill -KILL $watch 2>/dev/null
rm -rf "$sockets"
exit $code`;

// A socket's address holds 107 bytes, and some temporary directories are long.
const longestPlace = 60;

const ours = {
  listen_addresses: '',
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  jit: 'off',
  log_min_messages: 'fatal',
};

/** Starts `postgres` on this cluster, without waiting until it answers. `ended` resolves with its last words. */
export const postgresProcess = (native: string, cluster: string, user: ServerUser, settings: Record<string, string>) => {
  const sockets = mkdtempSync(join(tmpdir().length > longestPlace ? '/tmp' : tmpdir(), 'bronhouder-'));
  if (user) chownSync(sockets, user.uid, user.gid);
  const choices = Object.entries({ ...ours, ...settings, unix_socket_directories: sockets });
  const command = [join(native, 'bin', 'postgres'), '-D', cluster, ...choices.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const child = spawn('/bin/sh', ['-c', guardian, 'sh', sockets, ...command], {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = lastWords(child);
  const config: ClientConfig = { host: sockets, user: ownerName };
  const stop = async (): Promise<void> => {
    child.stdin.end();
    await ended;
  };
  return { config, ended, stop };
};

// What it answers to those who knock too early; says nothing about why it ends.
const notYet = 'the database system is starting up';

const lastWords = (child: ChildProcess): Promise<string> => {
  const lines: string[] = [];
  child.stdin?.on('error', () => {});
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lines.push(...text.split('\n').filter((line) => line && !line.includes(notYet)));
    lines.splice(0, lines.length - 20);
  });
  return new Promise((resolve) => {
    child.once('error', (fault) => resolve(fault.message));
    child.once('close', (code) => resolve(lines.find((line) => line.includes('FATAL')) ?? lines.at(-1) ?? `ended with code ${code}`));
  });
};
