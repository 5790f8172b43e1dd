import { rooms } from './rooms.ts';

const longest = 300;
const sayNothing = ['utils', 'util', 'helpers', 'helper', 'common', 'shared', 'misc', 'lib'];
const counted = /\.(?:ts|tsx|mjs|cjs|css)$/;
const generated = ['server/src/database/types.ts'];

const misplaced = (path: string): string | undefined => {
  const room = rooms.find(({ within }) => path.startsWith(within));
  if (!room || room.files.test(path.slice(room.within.length))) return undefined;
  return `${path}: this kind of file has no place here. ${room.within || 'The root'} holds ${room.holds}. A new kind is added to scripts/rooms.ts.`;
};

const badlyNamed = (path: string): string | undefined => {
  const names = path.split('/').map((part) => part.replace(/\..*$/, ''));
  const empty = names.find((name) => sayNothing.includes(name));
  if (empty) return `${path}: “${empty}” says nothing. Put each thing where it is used, or name it after what it is about.`;
  return /(?:^|\/)index\.tsx?$/.test(path) ? `${path}: no files that only pass on others. Import from the file itself.` : undefined;
};

const tooLong = (path: string, lines: number): string | undefined =>
  counted.test(path) && !generated.includes(path) && lines > longest
    ? `${path}: ${lines} lines, more than ${longest}. Split it by what its parts are about.`
    : undefined;

/** What is wrong with this file's place, name and length, each with the way to put it right. */
export const structureProblems = (path: string, lines: number): string[] =>
  [badlyNamed(path) ?? misplaced(path), tooLong(path, lines)].filter((problem) => problem !== undefined);
