/**
 * What a box has asked for and not yet read back in the address, the eldest first; the address can lag behind the typing. `read` is what
 * stands in the address now. Gives what is left to read back, or nothing where the address changed by itself and the box has to follow.
 */
export const readBack = (asked: readonly string[], read: string): string[] | undefined => {
  const found = asked.indexOf(read);
  return found === -1 ? undefined : asked.slice(found);
};
