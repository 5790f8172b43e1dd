/** Who wants to know that Ctrl+S was pressed, the one that came last at the end. */
const holders: symbol[] = [];

export const take = (holder: symbol): void => void holders.push(holder);

export const letGo = (holder: symbol): void => {
  const at = holders.indexOf(holder);
  if (at >= 0) holders.splice(at, 1);
};

/** Whether the key is this one's: whoever came last, such as the form in a dialog, has it until that is gone. */
export const holds = (holder: symbol): boolean => holders.at(-1) === holder;
