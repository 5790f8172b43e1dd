import { copyTitle } from '../fields/copied.ts';

const plain = (title: string): string => title.trim().toLowerCase();

/** The title that a copy is offered (point 9), with a number where the owner has something of that title already. */
export const freeCopyTitle = (title: string, taken: readonly string[]): string => {
  const offered = copyTitle(title.trim());
  const used = new Set(taken.map(plain));
  const numbered = (number: number): string => (number === 1 ? offered : `${offered} ${number}`);
  let number = 1;
  while (used.has(plain(numbered(number)))) number += 1;
  return numbered(number);
};
